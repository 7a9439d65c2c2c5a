import { parsePrinted } from '../../shared/admin/printed-data';
import { renderScreen } from '../../shared/admin/screen';
import type { IndexProgress } from '../../shared/config/generated';
import { IndexScreen } from './IndexScreen';

const root = document.getElementById( 'courant-job-index' );
if ( root?.dataset[ 'progress' ] !== undefined ) {
	renderScreen( root, <IndexScreen first={ parsePrinted< IndexProgress >( root.dataset[ 'progress' ] ) } /> );
}
