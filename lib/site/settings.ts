/**
 * Dispatched on `document` when a setting stored in a cookie may have changed: on this page, in another tab, or before the
 * visitor came back to a page that the browser had cached (`lib/browser/loader.ts`).
 */
export const SETTINGS_CHANGED = "settings-changed";
