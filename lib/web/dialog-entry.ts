/** Whether the page stands on the entry of the history that an open dialog has of its own. */
export const isDialogEntry = (): boolean => history.state?.isDialog === true;

/** Leaves that entry. Unlike `history`, `navigation` goes past those that frames in the dialog have added. */
export const leaveDialogEntry = () => (window.navigation ?? history).back();
