/** What browsers have and jsdom lacks. */
window.scrollTo = () => undefined;
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) } as typeof CSS;
