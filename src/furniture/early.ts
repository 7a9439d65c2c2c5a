import { focusHash } from './hash';
import { dismissHovered } from './hovered';
import { placePostList } from './post-list';
import { tickScheme } from './scheme';
import { offerShare } from './system-share';

/* What never waits for React (Rulings 1). */
focusHash();
dismissHovered();
placePostList();
tickScheme();
// Its head has settled anew what a page that comes back looks like (theme/inc/Furniture/Scheme.php).
window.addEventListener('pageshow', tickScheme);
offerShare();
