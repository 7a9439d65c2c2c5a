/**
 * Imports a module, once more when that fails. Browsers remember a module that could not be fetched by its URL,
 * fragment included, so the second attempt has a URL of its own; a later call may therefore succeed as well.
 *
 * @param load native `import()`
 */
export function importModule(url: string, load: (url: string) => Promise<unknown> = (source) => import(/* webpackIgnore: true */ source)): Promise<unknown> {
    return load(url).catch(() => load(`${url}#${Date.now()}`));
}
