import { focusHashTarget } from './hash-focus';
import { dismissHoverMenu } from './dismiss-hover-menu';
import { movePostList } from './post-list';
import { updateSchemeSwitch } from './color-scheme';
import { showShareButtons, watchInsertedButtons } from './share-buttons';

/* Behavior that does not need React. */
focusHashTarget();
dismissHoverMenu();
movePostList();
updateSchemeSwitch();
// The script in the head has applied the color scheme again for a page from the back/forward cache
// (theme/inc/Components/ColorScheme.php).
addEventListener( 'pageshow', updateSchemeSwitch );
showShareButtons();
watchInsertedButtons();
