import { createLazyComponent } from '../../../shared/admin/lazy-component';
import type { BoardProps } from './Board';
import type { DetailProps } from './Detail';
import { PendingView } from './PendingView';

/*
 * Each view has a bundle, so that a page loads the code of the view that it shows first, and that of the other views
 * after it has rendered.
 */
export const boardView = createLazyComponent< BoardProps >( PendingView );
export const detailView = createLazyComponent< DetailProps >( PendingView );
