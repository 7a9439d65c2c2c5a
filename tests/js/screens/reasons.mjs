/** Reasons why a screen has no test of a case: the case does not occur, or WordPress handles it. */
export const none = ( reason ) => ( { none: reason } );
export const wordpress = ( reason ) => ( { wordpress: reason } );

export const STORES_NOTHING = none( 'It stores nothing.' );
export const SENT_AT_ONCE = none( 'It has no text to save: a choice is sent at once.' );
export const PART_OF_SETTINGS = none( 'It is part of the settings, and their test has this case.' );
export const PART_OF_EDITOR = none( 'It is part of the editor: Back leaves the editor, which guards unsaved changes.' );
export const OF_EDITOR = wordpress( 'The editor stores what was entered.' );
export const OF_CUSTOMIZER = wordpress( 'The Customizer stores what was entered.' );
