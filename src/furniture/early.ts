import { focusHash } from './hash';
import { dismissHovered } from './hovered';
import { placePostList } from './post-list';
import { recallScheme, tickScheme } from './scheme';
import { offerSystemShare } from './system-share';

/* What never waits for React (Rulings 1). */
focusHash();
dismissHovered();
placePostList();
tickScheme();
recallScheme();
offerSystemShare();
