/** Code that all islands share: one module per page, which the loader imports before the first island. */
export { announce, focusOn } from './a11y';
export { allows, onConsent } from './consent';
export { createStore } from './create-store';
export { emit } from './events';
export { send } from './http';
export { importModule } from './import-module';
export { renderIsland } from './island';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { adminBarHeight, browserClock, effectDuration, reducedMotion, scrollToHeight } from './scroll';
export { useStore } from './store';
export { firstText } from './text';
export { upload } from './upload';
