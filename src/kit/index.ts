/** Everything that islands share: one module per page, fetched by the loader before the first island that mounts. */
export { announce, focusOn } from './a11y';
export { allows, onConsent } from './consent';
export { emit } from './events';
export { send } from './http';
export { importModule } from './import';
export { renderIsland } from './island';
export { Fragment, jsx, jsxDEV, jsxs } from './jsx-runtime';
export { adminBarHeight, effectDuration, reducedMotion, scrollToHeight } from './scroll';
export { createStore, useStore } from './store';
export { firstText } from './text';
export { upload } from './upload';
