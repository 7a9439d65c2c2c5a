/** Selects the poster image of a video in the classic editor from the media library. */
document.querySelectorAll< HTMLElement >( '[data-courant-poster]' ).forEach( ( box ) => {
	const id = box.querySelector( 'input' );
	const image = box.querySelector( 'img' );
	const openFrame = box.querySelector< HTMLElement >( '[data-choose]' );
	const remove = box.querySelector< HTMLElement >( '[data-remove]' );
	if ( ! id || ! image || ! openFrame || ! remove ) {
		return;
	}
	const updatePicture = ( picture: { id: number; url: string } ) => {
		id.value = String( picture.id );
		image.src = picture.url;
		image.hidden = remove.hidden = picture.id === 0;
	};
	openFrame.addEventListener( 'click', () => {
		const frame = window.wp?.media?.( {
			title: openFrame.dataset[ 'choose' ] ?? '',
			multiple: false,
			library: { type: 'image' },
		} );
		frame?.on( 'select', () => updatePicture( frame.state().get( 'selection' ).first().toJSON() ) );
		frame?.open();
	} );
	remove.addEventListener( 'click', () => {
		updatePicture( { id: 0, url: '' } );
		openFrame.focus();
	} );
} );
