/*
 * Replaces `@use-gesture/react` in the table library, whose number fields can be changed by dragging: 7 KB (gzip). The
 * screens of this plugin have no such field in a table.
 */

/** Returns a function that returns event handlers of an element. */
export const useDrag = (): ( () => Record< string, never > ) => () => ( {} );
