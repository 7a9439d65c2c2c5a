import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ApplicationsConfig } from '../../shared/config/generated';
import { formatFileSize } from './file-size';
import { formatMessage } from './validate';

type Messages = ApplicationsConfig[ 'messages' ];

/**
 * Lists the files that are selected in each file input, with a button to remove each; files dropped on the group are
 * added.
 */
export function FileLists( { form, messages }: { form: HTMLFormElement; messages: Messages } ) {
	const [ inputs ] = useState( () => [ ...form.querySelectorAll< HTMLInputElement >( 'input[type="file"]' ) ] );
	return (
		<>
			{ inputs.map( ( input ) => (
				<FileList key={ input.id } input={ input } messages={ messages } />
			) ) }
		</>
	);
}

function FileList( { input, messages }: { input: HTMLInputElement; messages: Messages } ) {
	const [ slot ] = useState( createSlot );
	const [ files, onFiles ] = useState< readonly File[] >( () => [ ...( input.files ?? [] ) ] );
	useEffect( () => {
		// After the help text, which is in the same box as the input.
		( input.parentElement?.querySelector( ':scope > small' ) ?? input ).after( slot );
		return watch( input, onFiles );
	}, [ input, slot ] );
	return createPortal(
		files.length > 0 && (
			<ul className="courant-files">
				{ files.map( ( file, index ) => (
					<li key={ `${ file.name } ${ file.size } ${ index }` }>
						<span>{ `${ file.name } (${ formatFileSize( file.size ) })` }</span>
						<button
							type="button"
							aria-label={ formatMessage( messages.remove, [ file.name ] ) }
							onClick={ () => {
								updateFiles(
									input,
									files.filter( ( otherFile ) => otherFile !== file )
								);
								input.focus();
							} }
						>
							×
						</button>
					</li>
				) ) }
			</ul>
		),
		slot
	);
}

/** Returns an element for a portal. While it is empty, it has no box, and no gap. */
export const createSlot = (): HTMLElement =>
	Object.assign( document.createElement( 'div' ), { className: 'courant-slot' } );

function watch( input: HTMLInputElement, onFiles: ( files: readonly File[] ) => void ): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	let previous: readonly File[] = [ ...( input.files ?? [] ) ];
	const onChange = () => {
		const now = [ ...( input.files ?? [] ) ];
		// A second selection adds to the first, which browsers would discard.
		const added =
			input.multiple && now.length > 0
				? [
						...previous.filter(
							( previousFile ) => ! now.some( ( file ) => isSame( file, previousFile ) )
						),
						...now,
					]
				: now;
		if ( added.length !== now.length ) {
			setFiles( input, added );
		}
		previous = added;
		onFiles( added );
	};
	input.addEventListener( 'change', onChange, { signal } );
	input.addEventListener(
		'courant:files',
		() => {
			previous = [ ...( input.files ?? [] ) ];
			onFiles( previous );
		},
		{ signal }
	);
	input.form?.addEventListener(
		'reset',
		() => {
			previous = [];
			onFiles( previous );
		},
		{ signal }
	);
	watchDrops( input, signal );
	return () => controller.abort();
}

function watchDrops( input: HTMLInputElement, signal: AbortSignal ): void {
	const group = input.closest< HTMLElement >( '.awsm-job-form-group' ) ?? input;
	const onDrag = ( event: DragEvent ) => {
		if ( ! input.disabled && event.dataTransfer?.types.includes( 'Files' ) ) {
			event.preventDefault();
			group.toggleAttribute( 'data-drop', event.type === 'dragover' );
		}
	};
	group.addEventListener( 'dragover', onDrag, { signal } );
	group.addEventListener( 'dragleave', onDrag, { signal } );
	group.addEventListener(
		'drop',
		( event ) => {
			onDrag( event );
			const dropped = [ ...( event.dataTransfer?.files ?? [] ) ];
			if ( dropped.length > 0 && ! input.disabled ) {
				// More files than the field accepts are listed with an error, so that the visitor can remove some.
				setFiles( input, dropped );
				input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			}
		},
		{ signal }
	);
}

function updateFiles( input: HTMLInputElement, files: readonly File[] ): void {
	setFiles( input, files );
	input.dispatchEvent( new CustomEvent( 'courant:files' ) );
	// Triggers another validation of the field.
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

function setFiles( input: HTMLInputElement, files: readonly File[] ): void {
	const transfer = new DataTransfer();
	files.forEach( ( file ) => transfer.items.add( file ) );
	input.files = transfer.files;
}

const isSame = ( file: File, otherFile: File ): boolean =>
	file.name === otherFile.name && file.size === otherFile.size && file.lastModified === otherFile.lastModified;
