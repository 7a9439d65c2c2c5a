import { renderScreen } from '../../../shared/admin/screen';
import { RecruitingSettingsScreen } from './RecruitingSettings';
import './style.css';

const root = document.getElementById( 'courant-hiring' );
if ( root !== null ) {
	renderScreen( root, <RecruitingSettingsScreen /> );
}
