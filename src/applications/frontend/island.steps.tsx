import { renderIsland } from '../../shared/frontend/island';
import { useStore } from '../../shared/frontend/store';
import { StepNavigation } from './step-navigation';
import type { Application } from './submit';

interface StepButtonsProps {
	readonly navigation: StepNavigation;
	readonly labels: { readonly back: string; readonly next: string };
}

function StepButtons( { navigation, labels }: StepButtonsProps ) {
	const step = useStore( navigation.store );
	return (
		<>
			{ step > 1 && (
				<button type="button" className="courant-form-back" onClick={ navigation.back }>
					{ labels.back }
				</button>
			) }
			{ step < navigation.count && (
				<button type="button" className="courant-form-next" onClick={ navigation.next }>
					{ labels.next }
				</button>
			) }
		</>
	);
}

/** Renders the buttons of a form with steps. The early script has hidden all steps but one. */
export async function mount( buttons: HTMLElement, application: Application ): Promise< StepNavigation > {
	const navigation = new StepNavigation( application );
	navigation.followErrors();
	navigation.followLinks();
	const hadFocus = buttons.contains( document.activeElement );
	const labels = { back: buttons.dataset[ 'back' ] ?? '', next: buttons.textContent.trim() };
	await renderIsland( buttons, <StepButtons navigation={ navigation } labels={ labels } />, buttons );
	if ( hadFocus ) {
		buttons.querySelector< HTMLElement >( '.courant-form-next' )?.focus();
	}
	return navigation;
}
