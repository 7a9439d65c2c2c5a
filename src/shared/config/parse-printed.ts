/**
 * Parses JSON that our PHP, or a script of ours, has written. Its shape `T` is that of the schema that PHP's output is
 * tested with.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- The caller names the schema.
export const parsePrinted: < T >( json: string ) => T = JSON.parse;
