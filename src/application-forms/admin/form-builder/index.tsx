import { renderScreen } from '../../../shared/admin/screen';
import { Builder } from './builder';
import { __, fetchForms, Notice } from './wordpress';
import './style.css';

async function open( box: HTMLElement ): Promise< void > {
	try {
		const { forms } = await fetchForms();
		renderScreen( box, <Builder stored={ forms } /> );
	} catch {
		renderScreen(
			box,
			<Notice status="error" isDismissible={ false }>
				{ __( 'The forms could not be loaded. Reload the page.', 'courant-desk' ) }
			</Notice>
		);
	}
}

const box = document.getElementById( 'courant-forms' );
if ( box ) {
	void open( box );
}
