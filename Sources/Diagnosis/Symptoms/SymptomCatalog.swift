/// The symptoms that are known; those of the field notes come first.
package enum SymptomCatalog {
  /// The symptom that words describe best; nil for none.
  package static func symptom(_ words: String) -> Symptom? {
    let best = all.map { (symptom: $0, match: $0.match(words)) }.max { $0.match < $1.match }
    return best.flatMap { $0.match > 0 ? $0.symptom : nil }
  }

  package static let all: [Symptom] = fieldNotes + others

  private static let listener =
    "syncscope listener > CloudSyncMonitor.swift; start it in App.init, run once, then "
    + "pbpaste | syncscope diagnose -"

  private static let fieldNotes = [
    Symptom(
      "nothing-syncs",
      "Nothing syncs: no error, no log line, an empty server",
      phrases: [
        "nothing syncs", "not sync", "doesn't sync", "no sync", "never sync", "empty server",
        "no error", "没有 同步", "不同步", "沒有 同步", "無法同步", "没有错误", "沒有錯誤",
      ],
      findings: [
        "model-incompatible-several", "store-load-failed", "missing-icloud-entitlement",
        "no-icloud-account", "store-without-cloudkit-options", "history-tracking-off",
        "one-store-never-set-up", "dual-store-without-named-configuration",
        "mirror-never-started", "saved-but-no-export", "no-export-reached-server",
      ],
      captureNext: [
        listener,
        "syncscope lint Model.xcdatamodeld App.entitlements Info.plist",
        "Read the CloudKit Console for the half hour after a save (environment of the signed build, "
          + "PRIVATE), then: syncscope coverage add --database PRIVATE --environment production "
          + "--from … --to …",
      ]
    ),
    Symptom(
      "link-preview-spins",
      "The preview of a share's link never ends",
      phrases: [
        "preview spin", "preview endless", "preview never", "preview load", "link spin",
        "link preview", "spinner", "预览 转", "預覽 轉", "一直 转圈", "一直 轉圈", "預覽",
      ],
      findings: [
        "cloudkit-share-type-missing-in-production", "half-created-zone-share",
        "share-url-from-local-object", "per-record-failure-swallowed", "sharing-ui-silent",
      ],
      captureNext: [
        "Read each Result of modifyRecords and print the whole error: syncscope explain takes it.",
        "Export the production schema and: syncscope lint production.ckdb",
      ]
    ),
    Symptom(
      "copied-link-empty",
      "Copy Link puts nothing into the clipboard",
      phrases: [
        "copy link empty", "clipboard empty", "empty clipboard", "copied link", "copy link",
        "nothing copied", "剪贴板 空", "剪貼簿 空", "复制 链接", "複製 連結",
      ],
      findings: [
        "share-url-from-local-object", "cloudkit-share-type-missing-in-production",
        "half-created-zone-share", "per-record-failure-swallowed", "sharing-ui-silent",
      ],
      captureNext: [
        "Print url and recordChangeTag of the share that the save returned, not of the local one.",
        "Read each Result of modifyRecords: a call that returns may hold a failed record.",
      ]
    ),
    Symptom(
      "fields-blank-at-recipient",
      "Fields that the owner filled are blank at the other account",
      phrases: [
        "field blank", "fields blank", "field empty", "fields empty", "field missing",
        "blank at the other", "values missing", "nil at the other", "字段 空", "欄位 空", "对方 空",
        "對方 空",
      ],
      findings: [
        "transformable-lost-across-share", "field-lost-across-share",
        "asset-field-missing-in-production", "transformable-attribute-risk",
      ],
      captureNext: [
        "A field snapshot of the same records on both devices, then: syncscope ask asymmetry",
        "syncscope lint Model.xcdatamodeld; syncscope plan Model.xcdatamodeld",
      ]
    ),
    Symptom(
      "half-of-it-syncs",
      "One's own data sync, shared data do not, or the other way round",
      phrases: [
        "shared not", "shared data", "only private", "only my own", "half sync", "recipient empty",
        "recipient sees nothing", "共享 没有", "共享 沒有", "共用 沒有",
      ],
      findings: [
        "one-store-never-set-up", "recipient-store-empty", "recipient-writes-not-routed",
        "record-routed-to-private-zone", "zone-wide-sharing-not-allowed",
      ],
      captureNext: [
        listener,
        "syncscope ask setup, then compare the stores that set up with those that the app opens.",
      ]
    ),
  ]

  private static let others = [
    Symptom(
      "works-in-debug-only",
      "It works from Xcode, and not from TestFlight or the App Store",
      phrases: [
        "testflight", "app store", "works debug", "release not", "production not", "only xcode",
        "正式 版", "发布 版",
      ],
      findings: [
        "production-schema-missing-type", "production-schema-missing-field",
        "asset-field-missing-in-production", "movereceipt-field-missing-in-production",
        "cloudkit-share-type-missing-in-production", "missing-remote-notification-background-mode",
        "wrong-console-environment",
      ],
      captureNext: [
        "Export both schemas: syncscope lint --dev development.ckdb --production production.ckdb "
          + "--model Model.xcdatamodeld",
        listener,
      ]
    ),
    Symptom(
      "arrives-only-after-relaunch",
      "Changes of another device arrive only after the app is launched again",
      phrases: [
        "relaunch", "restart", "reopen", "after launch", "late", "slow", "push", "重启", "重開",
        "重新 打开", "重新 打開",
      ],
      findings: [
        "missing-remote-notification-background-mode", "push-not-delivered", "synced-but-ui-stale",
        "system-throttled", "rate-limited",
      ],
      captureNext: [
        "syncscope lint App.entitlements Info.plist",
        "log stream --predicate 'process == \"dasd\" OR process == \"apsd\"' while the other device "
          + "saves, on a Mac or through Console.app",
      ]
    ),
    Symptom(
      "crash-at-launch",
      "The app dies or shows an empty store at launch since CloudKit was switched on",
      phrases: [
        "crash", "launch crash", "modelcontainer", "fatal error", "won't open", "闪退", "閃退", "崩溃",
      ],
      findings: [
        "model-incompatible-several", "model-incompatible-non-optional-attributes",
        "model-incompatible-unique-constraint", "configuration-not-in-model",
        "missing-icloud-entitlement", "store-load-failed", "migration-unknown-model-version",
      ],
      captureNext: [
        "The console from the first line of the launch: pbpaste | syncscope diagnose -",
        "syncscope lint Model.xcdatamodeld",
      ]
    ),
    Symptom(
      "data-vanished",
      "Data that were there are gone",
      phrases: [
        "gone", "vanish", "disappear", "lost data", "data lost", "deleted", "消失", "不见", "不見", "丢失",
        "遺失",
      ],
      findings: [
        "account-switched-zone-missing", "zone-purged-by-user", "history-purged-too-early",
        "same-file-two-modes", "stale-store-after-model-change",
      ],
      captureNext: [
        "Do not reinstall: it deletes what is only on the device. Export first.",
        "The account's state and user on that device, then and now: " + listener,
      ]
    ),
    Symptom(
      "some-records-never-arrive",
      "Most records sync, some never do",
      phrases: [
        "some records", "one record", "certain records", "large", "photo", "image", "some never",
        "部分", "图片", "圖片", "照片",
      ],
      findings: [
        "poisoned-record-blocks-batch", "limit-exceeded-record",
        "asset-field-missing-in-production",
        "attribute-type-changed-after-deployment", "record-routed-to-private-zone",
        "import-violates-model-validation", "quota-exceeded",
      ],
      captureNext: [
        "The partial errors of the failed export, by a listener: " + listener,
        "syncscope lint Model.xcdatamodeld production.ckdb",
      ]
    ),
  ]
}
