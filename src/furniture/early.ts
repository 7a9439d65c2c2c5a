import { focusHash } from './hash';
import { dismissHovered } from './hovered';
import { placePostList } from './post-list';
import { settleScheme, tickScheme } from './scheme';
import { offerSystemShare } from './system-share';

/* What never waits for React (Rulings 1). */
focusHash();
dismissHovered();
placePostList();
settleScheme();
// Its head has settled anew what a page that comes back looks like (theme/inc/Furniture/Scheme.php).
window.addEventListener('pageshow', tickScheme);
offerSystemShare();
// The loader is there, and no tap is lost: what does nothing without a script may be offered.
document.documentElement.dataset['awake'] = '';
