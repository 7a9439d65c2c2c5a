import { createLateComponent } from '../../../shared/admin/late-component';
import type { BoardProps } from './Board';
import type { DetailProps } from './Detail';

/*
 * Each view has a bundle, so that a page loads the code of the view that it shows first, and that of the other views
 * after it has rendered.
 */
export const boardView = createLateComponent< BoardProps >();
export const detailView = createLateComponent< DetailProps >();
