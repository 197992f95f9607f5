/// How pages look: one column, system fonts, light and dark, on phones and on paper.
enum Stylesheet {
  static let rules: Markup = """
    :root {
      color-scheme: light dark;
      --ground: #fbfbfa; --card: #ffffff; --line: #dcdcd8; --text: #1c1c1a; --quiet: #5c5c57;
      --good: #1a6b35; --warning: #7a5200; --bad: #b3251e; --accent: #2557a7;
      --good-ground: #eaf5ed; --warning-ground: #fdf3dc; --bad-ground: #fdecea;
      --bar: #3b6fc0; --band: #dfeaf8; --band-line: #9dbbe0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161617; --card: #1e1e20; --line: #3a3a3d; --text: #ececea; --quiet: #a9a9a4;
        --good: #7fd39a; --warning: #e8bd64; --bad: #ff8f87; --accent: #92b8f2;
        --good-ground: #16281c; --warning-ground: #2c2413; --bad-ground: #331a18;
        --bar: #7aa7ec; --band: #22324a; --band-line: #44618c;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 3rem; background: var(--ground);
      color: var(--text); overflow-wrap: anywhere;
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    h1 { font-size: 1.05rem; font-weight: 600; margin: 0; color: var(--quiet); }
    h2 { font-size: 1.2rem; line-height: 1.3; margin: 2.75rem 0 .75rem; }
    h3 { font-size: 1.05rem; line-height: 1.35; margin: 0 0 .35rem; }
    h4 {
      font-size: .78rem; letter-spacing: .04em; text-transform: uppercase; color: var(--quiet);
      margin: 1.25rem 0 .3rem;
    }
    p { margin: .4rem 0; max-width: 46rem; }
    ul, ol { margin: .3rem 0; padding-left: 1.4rem; max-width: 46rem; }
    li { margin: .25rem 0; }
    code, .code {
      font: .875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace;
    }
    .quiet { color: var(--quiet); }
    .good { color: var(--good); } .warning { color: var(--warning); } .bad { color: var(--bad); }
    .strong { font-weight: 600; }
    .small { font-size: .875rem; }
    .label { white-space: nowrap; font-weight: 500; }
    .place { display: block; color: var(--quiet); font-size: .85rem; }
    .hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
      padding: 1.1rem 1.25rem; margin: .9rem 0;
    }
    .verdict { border-left-width: .4rem; margin-top: 1rem; }
    .verdict p:first-child { max-width: none; font-size: 1.3rem; line-height: 1.35; font-weight: 600; margin: 0; }
    .verdict.bad { background: var(--bad-ground); border-color: var(--bad); }
    .verdict.warning { background: var(--warning-ground); border-color: var(--warning); }
    .verdict.good { background: var(--good-ground); border-color: var(--good); }
    .verdict.quiet { border-color: var(--quiet); }
    .verdict p { color: var(--text); }
    .scroll { overflow-x: auto; overflow-wrap: normal; }
    .scroll:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); }
    table { border-collapse: collapse; width: 100%; font-size: .9rem; }
    th, td {
      text-align: left; vertical-align: top; padding: .4rem .9rem .4rem 0;
      border-bottom: 1px solid var(--line);
    }
    thead th { color: var(--quiet); font-weight: 500; font-size: .82rem; white-space: nowrap; }
    tbody th { font-weight: 500; }
    td, tbody th { max-width: 26rem; overflow-wrap: break-word; }
    tbody th { min-width: 9rem; }
    .scroll + h3, p + h3 { margin-top: 1.6rem; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    time, .time { font-variant-numeric: tabular-nums; white-space: nowrap; }
    details { margin: .5rem 0; }
    summary { cursor: pointer; color: var(--accent); }
    .tree { list-style: none; padding: 0; margin: .5rem 0; max-width: none; }
    .tree li {
      margin: 0; padding: .15rem 0 .15rem .7rem; border-left: 2px solid var(--line);
      margin-left: calc(var(--depth) * 1.1rem);
    }
    .tree .place { font-size: .85rem; }
    .error-head { display: flex; gap: .75rem; align-items: baseline; }
    .error-head .count { font-weight: 600; white-space: nowrap; }
    figure { margin: 1.4rem 0; }
    figcaption { font-size: .9rem; margin-bottom: .4rem; }
    .chart { display: flex; }
    .lanes {
      flex: none; list-style: none; margin: 0; padding: 0; width: 9.5rem; font-size: .78rem;
    }
    .lanes li {
      height: 24px; line-height: 24px; margin: 0; color: var(--quiet); overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; padding-right: .6rem;
    }
    .chart .scroll { flex: 1; min-width: 0; }
    svg { display: block; }
    svg text { font: 11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--quiet); }
    .rule { stroke: var(--line); stroke-width: 1; }
    .band { fill: var(--band); stroke: var(--band-line); stroke-width: 1; }
    .bar { fill: var(--bar); }
    .open { fill: var(--bar); fill-opacity: .22; stroke: var(--bar); stroke-dasharray: 4 3; }
    .failed { fill: url(#hatch); stroke: var(--bad); }
    .hatch-line { stroke: var(--bad); stroke-width: 2.5; }
    .hatch-ground { fill: var(--bad-ground); }
    .mark { font-weight: 700; fill: var(--bar); }
    .save { stroke: var(--text); stroke-width: 1.5; }
    .record { stroke: var(--good); stroke-width: 2; }
    .diamond { fill: var(--bad); }
    .gap { fill: var(--ground); }
    .gap-line { stroke: var(--quiet); stroke-dasharray: 2 3; }
    .legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; list-style: none; padding: 0; font-size: .82rem; color: var(--quiet); max-width: none; }
    .legend li { display: flex; align-items: center; gap: .45rem; }
    footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .875rem; }
    @media (max-width: 40rem) {
      body { padding: 1.25rem 1rem 2rem; }
      .card { padding: .9rem 1rem; }
      .lanes { width: 8.4rem; }
      td, tbody th { max-width: 15rem; }
      .verdict p:first-child { font-size: 1.15rem; }
    }
    @media print {
      body { max-width: none; padding: 0; font-size: 10pt; }
      .card, figure, tr { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      .scroll { overflow: visible; }
      svg { max-width: 100%; height: auto; }
      .band, .bar, .verdict { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
