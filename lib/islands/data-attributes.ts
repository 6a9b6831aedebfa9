/**
 * The attributes that one feature writes into the HTML and another reads in the browser. A script may read them as `dataset`, by the
 * same name. `docs/data-attributes.md` lists who does what.
 */

/** On an island: its name. */
export const ISLAND_NAME = "data-name";
/** On an island: when its code is fetched (`When`). */
export const ISLAND_WHEN = "data-when";
/** On an island: the names of its files, its own first. Without it nothing is fetched. */
export const FILE_NAMES = "data-files";
/** On an island: its links open a dialog, so an early press on one waits for the code. */
export const OPENS_DIALOG = "data-opens-dialog";
/** On an island or a React part: its `IslandStatus`. */
export const ISLAND_STATUS = "data-island-status";

/** A part that changes in place, by its name: it gets the content of the same part of the fetched page. */
export const VIEW = "data-view";
/** On a view: what is said while it loads. */
export const LOADING_TEXT = "data-loading";
/** The part that a failure to load a view takes the place of: what is said then. */
export const FAILURE_TEXT = "data-failure";
/** Beside `FAILURE_TEXT`: a toast says it, too. */
export const FAILURE_TOAST = "data-toast";
/** A link that changes the views and keeps its place; `wide`: on small screens the page scrolls to its target. */
export const KEEP_PLACE = "data-keep-place";
/** Beside `KEEP_PLACE`: the id of what gets the focus then. */
export const THEN_FOCUS = "data-then-focus";
/** A form that changes the views while it is being filled in. */
export const LIVE_FORM = "data-live";

/** A button of every page's script, which an early press waits for. */
export const PAGE_CONTROL = "data-page-control";
/** A page control: the text that it copies. */
export const COPY_TEXT = "data-copy";
/** In such a control: its label, which says for two seconds that it has copied. */
export const COPY_LABEL = "data-label";
/** A page control that prints the page. */
export const PRINT_PAGE = "data-print";
/** A page control: the URL that it gives to the device's share sheet. */
export const SHARE_URL = "data-share";
/** Beside `SHARE_URL`: the title. */
export const SHARE_TITLE = "data-share-title";
/** Around such a control: shown where the device has a share sheet. */
export const SHARE_ITEM = "data-share-item";
/** A page control: an answer to the cookie banner. */
export const ANSWER = "data-cookie-answer";
/** The switch for less data. */
export const LESS_DATA = "data-less-data";
/** A link that loads the page again: what the status after it says meanwhile. */
export const BUSY_TEXT = "data-busy-text";

/** On the root: what the cookie banner shows (`question`, `kinds`); without it, nothing. */
export const COOKIE_VIEW = "data-cookies";
/** An alert that can be dismissed: its id. Also where one may come soon. */
export const ALERT_ID = "data-alert";
/** A part that a pointer can press though it is no control. */
export const PRESSABLE_PART = "data-press";
/** The links in it are never fetched ahead. */
export const NO_PREFETCH = "data-no-prefetch";
/** The button that stops what moves. */
export const PAUSE = "data-pause";
/** A form: the name under which what is typed is stored; a field: another name for it there. */
export const TYPED_NAME = "data-typed";
/** A field that the reply to another form fills in. */
export const FILLED_BY_REPLY = "data-filled-by-reply";
