import { useId, useState } from '@wordpress/element';
import type { FormEvent, ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { useFocusOnClose } from '../../../shared/admin/focus';
import { hasDraft, useDraft } from '../../../shared/admin/drafts';
import { useMutation } from '../../../shared/admin/use-mutation';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { api } from './api';
import type { SectionProps } from './Notes';
import type { Query } from './query';
import { replaceTags, dateTime, screen } from './screen';

const subjectKey = ( id: number ): string => `reply-subject-${ id }`;
const bodyKey = ( id: number ): string => `reply-body-${ id }`;

interface ComposerProps extends SectionProps {
	readonly onDone: () => void;
}

const TemplateSelect = ( {
	id,
	applyTemplate,
}: {
	readonly id: string;
	readonly applyTemplate: ( key: string ) => void;
} ): ReactElement => (
	<p>
		<label htmlFor={ `${ id }-template` }>{ __( 'Template', 'courant-desk' ) }</label>
		<select id={ `${ id }-template` } defaultValue="" onChange={ ( event ) => applyTemplate( event.target.value ) }>
			<option value="">{ __( 'None', 'courant-desk' ) }</option>
			{ screen().templates.map( ( { key, name } ) => (
				<option key={ key } value={ key }>
					{ name }
				</option>
			) ) }
		</select>
	</p>
);

function useReply(
	detail: ApplicationDetail,
	onChange: ( detail: ApplicationDetail ) => void,
	query: Query,
	onDone: () => void
) {
	const [ subject, setSubject ] = useDraft( subjectKey( detail.row.id ) );
	const [ body, setBody ] = useDraft( bodyKey( detail.row.id ) );
	const [ replaced, setReplaced ] = useState< { subject: string; body: string } | null >( null );
	const { isBusy, run } = useMutation();
	const applyTemplate = ( key: string ): void => {
		const template = screen().templates.find( ( candidate ) => candidate.key === key );
		if ( template !== undefined ) {
			setReplaced( body.trim() === '' ? null : { subject, body } );
			setSubject( replaceTags( template.subject, detail.tags ) );
			setBody( replaceTags( template.content, detail.tags ) );
		}
	};
	const send = (): Promise< boolean > =>
		run( {
			send: () => api.reply( detail.row.id, query, subject, body ),
			onSuccess: ( changed ) => {
				onChange( changed );
				discard();
			},
			success: __( 'Email queued.', 'courant-desk' ),
		} );
	const discard = (): void => {
		setSubject( '' );
		setBody( '' );
		onDone();
	};
	const restore = ( text: { subject: string; body: string } ): void => {
		setSubject( text.subject );
		setBody( text.body );
		setReplaced( null );
	};
	return { isBusy, send, applyTemplate, subject, setSubject, body, setBody, discard, replaced, restore };
}

interface MessageFieldsProps {
	readonly id: string;
	readonly reply: ReturnType< typeof useReply >;
}

const MessageFields = ( { id, reply }: MessageFieldsProps ): ReactElement => (
	<>
		<p>
			<label htmlFor={ `${ id }-subject` }>{ __( 'Subject', 'courant-desk' ) }</label>
			<input
				id={ `${ id }-subject` }
				type="text"
				required
				maxLength={ 200 }
				value={ reply.subject }
				onChange={ ( event ) => reply.setSubject( event.target.value ) }
			/>
		</p>
		<p>
			<label htmlFor={ `${ id }-body` }>{ __( 'Text', 'courant-desk' ) }</label>
			<textarea
				id={ `${ id }-body` }
				required
				rows={ 10 }
				maxLength={ 20000 }
				dir="auto"
				value={ reply.body }
				onChange={ ( event ) => reply.setBody( event.target.value ) }
			/>
		</p>
	</>
);

const Composer = ( { detail, query, onChange, onDone }: ComposerProps ): ReactElement => {
	const id = useId();
	const reply = useReply( detail, onChange, query, onDone );
	const { isBusy, send, applyTemplate, discard, replaced, restore } = reply;
	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		void send();
	};
	return (
		<form className="courant-composer" onSubmit={ submit }>
			<p className="courant-none">
				{ sprintf(
					/* translators: %s: an email address */
					__( 'To: %s', 'courant-desk' ),
					detail.row.email
				) }
			</p>
			{ screen().templates.length > 0 ? <TemplateSelect id={ id } applyTemplate={ applyTemplate } /> : null }
			<MessageFields id={ id } reply={ reply } />
			<p>
				<button type="submit" className="button button-primary" aria-disabled={ isBusy }>
					{ __( 'Send', 'courant-desk' ) }
				</button>
				<button type="button" className="button" onClick={ discard }>
					{ __( 'Discard', 'courant-desk' ) }
				</button>
				{ replaced === null ? null : (
					<button type="button" className="button" onClick={ () => restore( replaced ) }>
						{ __( 'Restore my text', 'courant-desk' ) }
					</button>
				) }
			</p>
		</form>
	);
};

const SentEmail = ( {
	email,
	sendAgain,
}: {
	readonly email: ApplicationDetail[ 'mails' ][ number ];
	readonly sendAgain: ( email: number ) => Promise< boolean >;
} ): ReactElement => (
	<li data-state={ email.state }>
		<details>
			<summary>
				<span className="courant-emails__kind">{ email.kind }</span>
				<span className="courant-emails__subject" dir="auto">
					{ email.subject === ''
						? __( 'The subject is set when the email is sent', 'courant-desk' )
						: email.subject }
				</span>
				<span className="courant-emails__state">{ email.stateLabel }</span>
			</summary>
			<p className="courant-none">
				{ [ email.recipient, email.who, dateTime( email.at ) ].filter( ( part ) => part !== '' ).join( ' · ' ) }
			</p>
			{ email.body === '' ? null : <pre dir="auto">{ email.body }</pre> }
		</details>
		{ email.error === '' ? null : <code>{ email.error }</code> }
		{ email.canRepeat ? (
			<button type="button" className="button" onClick={ () => void sendAgain( email.id ) }>
				{ __( 'Send again', 'courant-desk' ) }
			</button>
		) : null }
	</li>
);

export const Emails = ( props: SectionProps ): ReactElement => {
	const { detail, query, onChange } = props;
	const [ isOpen, setOpen ] = useState(
		() => hasDraft( bodyKey( detail.row.id ) ) || hasDraft( subjectKey( detail.row.id ) )
	);
	const openButton = useFocusOnClose< HTMLButtonElement >( isOpen );
	const { run } = useMutation();
	const sendAgain = ( email: number ): Promise< boolean > =>
		run( {
			send: () => api.again( detail.row.id, query, email ),
			onSuccess: onChange,
			success: __( 'Email queued again.', 'courant-desk' ),
		} );
	return (
		<section className="courant-card">
			<div className="courant-card__head">
				<h3>{ __( 'Emails', 'courant-desk' ) }</h3>
				{ detail.canReply && ! isOpen ? (
					<button
						ref={ openButton }
						type="button"
						className="button button-primary"
						onClick={ () => setOpen( true ) }
					>
						{ __( 'Write email', 'courant-desk' ) }
					</button>
				) : null }
			</div>
			{ isOpen ? <Composer { ...props } onDone={ () => setOpen( false ) } /> : null }
			{ detail.mails.length === 0 ? (
				<p className="courant-none">{ __( 'None yet.', 'courant-desk' ) }</p>
			) : (
				<ul className="courant-emails">
					{ detail.mails.map( ( email ) => (
						<SentEmail key={ email.id } email={ email } sendAgain={ sendAgain } />
					) ) }
				</ul>
			) }
		</section>
	);
};
