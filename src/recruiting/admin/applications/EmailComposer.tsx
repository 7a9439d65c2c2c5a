import { Button, SelectControl, TextControl, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { FormEvent, ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { useFocusOnClose } from '../../../shared/admin/focus';
import { hasDraft } from '../../../shared/admin/drafts';
import { useLatest } from '../../../shared/admin/use-latest';
import { useMutation } from '../../../shared/admin/use-mutation';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { api } from './api';
import type { SectionProps } from './Notes';
import type { Query } from './query';
import { bodyKey, subjectKey, useReplyDraft } from './reply';
import { ReplyAttachments } from './ReplyAttachments';
import { ReplySchedule } from './ReplySchedule';
import { replaceTags, dateTime, screen } from './screen';

interface ComposerProps extends SectionProps {
	readonly onDone: () => void;
}

const TemplateSelect = ( { applyTemplate }: { readonly applyTemplate: ( key: string ) => void } ): ReactElement => {
	const [ selected, setSelected ] = useState( '' );
	return (
		<SelectControl
			{ ...CONTROL_PROPS }
			label={ __( 'Template', 'courant-desk' ) }
			value={ selected }
			options={ [
				{ value: '', label: __( 'None', 'courant-desk' ) },
				...screen().templates.map( ( { key, name } ) => ( { value: key, label: name } ) ),
			] }
			onChange={ ( key ) => {
				setSelected( key );
				applyTemplate( key );
			} }
		/>
	);
};

function useReply(
	detail: ApplicationDetail,
	onChange: ( detail: ApplicationDetail ) => void,
	query: Query,
	onDone: () => void
) {
	const draft = useReplyDraft( detail.row.id );
	const { subject, setSubject, body, setBody, at, setAt, files, setFiles } = draft;
	const [ replaced, setReplaced ] = useState< { subject: string; body: string } | null >( null );
	const latest = useLatest( draft );
	const { isBusy, run } = useMutation();
	const applyTemplate = ( key: string ): void => {
		const template = screen().templates.find( ( candidate ) => candidate.key === key );
		if ( template !== undefined ) {
			setReplaced( body.trim() === '' ? null : { subject, body } );
			setSubject( replaceTags( template.subject, detail.emailTags ) );
			setBody( replaceTags( template.content, detail.emailTags ) );
		}
	};
	const send = (): Promise< boolean > =>
		run( {
			send: () =>
				api.reply( detail.row.id, query, { subject, body, at, files: files.map( ( file ) => file.id ) } ),
			onSuccess: ( changed ) => {
				onChange( changed );
				// What was typed meanwhile can be sent as another email.
				if ( latest().subject === subject && latest().body === body ) {
					discard();
				}
			},
			success: at === '' ? __( 'Email queued.', 'courant-desk' ) : __( 'Email scheduled.', 'courant-desk' ),
		} );
	const discard = (): void => {
		setSubject( '' );
		setBody( '' );
		setAt( '' );
		setFiles( [] );
		onDone();
	};
	const restore = ( text: { subject: string; body: string } ): void => {
		setSubject( text.subject );
		setBody( text.body );
		setReplaced( null );
	};
	return { ...draft, isBusy, send, applyTemplate, discard, replaced, restore };
}

interface ComposerButtonsProps {
	readonly reply: ReturnType< typeof useReply >;
}

const ComposerButtons = ( { reply }: ComposerButtonsProps ): ReactElement => {
	const { isBusy, at, discard, replaced, restore } = reply;
	return (
		<p>
			<Button __next40pxDefaultSize type="submit" variant="primary" aria-disabled={ isBusy }>
				{ at === '' ? __( 'Send', 'courant-desk' ) : __( 'Schedule', 'courant-desk' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ discard }>
				{ __( 'Discard', 'courant-desk' ) }
			</Button>
			{ replaced === null ? null : (
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => restore( replaced ) }>
					{ __( 'Restore my text', 'courant-desk' ) }
				</Button>
			) }
		</p>
	);
};

interface MessageFieldsProps {
	readonly reply: ReturnType< typeof useReply >;
}

const MessageFields = ( { reply }: MessageFieldsProps ): ReactElement => (
	<>
		<TextControl
			{ ...CONTROL_PROPS }
			label={ __( 'Subject', 'courant-desk' ) }
			required
			maxLength={ 200 }
			value={ reply.subject }
			onChange={ reply.setSubject }
		/>
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'Text', 'courant-desk' ) }
			required
			rows={ 10 }
			maxLength={ 20000 }
			dir="auto"
			value={ reply.body }
			onChange={ reply.setBody }
		/>
	</>
);

const Composer = ( { detail, query, onChange, onDone }: ComposerProps ): ReactElement => {
	const reply = useReply( detail, onChange, query, onDone );
	const { send, applyTemplate, at, setAt, files, setFiles } = reply;
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
			{ screen().templates.length > 0 ? <TemplateSelect applyTemplate={ applyTemplate } /> : null }
			<MessageFields reply={ reply } />
			<ReplyAttachments detail={ detail } files={ files } setFiles={ setFiles } />
			<ReplySchedule at={ at } setAt={ setAt } />
			<ComposerButtons reply={ reply } />
		</form>
	);
};

type Email = ApplicationDetail[ 'mails' ][ number ];

const SentEmail = ( {
	email,
	sendAgain,
	cancel,
}: {
	readonly email: Email;
	readonly sendAgain: ( email: number ) => Promise< boolean >;
	readonly cancel: ( email: Email ) => void;
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
				<span className="courant-emails__state">
					{ email.isScheduled
						? sprintf(
								/* translators: %s: date and time */
								__( 'Scheduled for %s', 'courant-desk' ),
								dateTime( email.at )
							)
						: email.stateLabel }
				</span>
			</summary>
			<p className="courant-none">
				{ [ email.recipient, email.who, dateTime( email.at ) ].filter( ( part ) => part !== '' ).join( ' · ' ) }
			</p>
			{ email.body === '' ? null : <pre dir="auto">{ email.body }</pre> }
			{ email.files.map( ( file ) => (
				<a key={ file.id } className="courant-emails__file" href={ file.url }>
					<bdi>{ file.name }</bdi>
				</a>
			) ) }
		</details>
		{ email.error === '' ? null : <code>{ email.error }</code> }
		{ email.isScheduled ? (
			<Button size="compact" variant="secondary" onClick={ () => cancel( email ) }>
				{ __( 'Cancel sending', 'courant-desk' ) }
			</Button>
		) : null }
		{ email.canRepeat ? (
			<Button size="compact" variant="secondary" onClick={ () => void sendAgain( email.id ) }>
				{ __( 'Send again', 'courant-desk' ) }
			</Button>
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
	const { setSubject, setBody, setFiles } = useReplyDraft( detail.row.id );
	const cancel = ( email: Email ): void =>
		void run( {
			send: () => api.cancelEmail( detail.row.id, query, email.id ),
			onSuccess: ( changed ) => {
				onChange( changed );
				// The canceled email can be edited and sent, unless another one is being written.
				if ( ! isOpen ) {
					setSubject( email.subject );
					setBody( email.body );
					setFiles( email.files );
					setOpen( true );
				}
			},
			success: __( 'The email is not sent.', 'courant-desk' ),
		} );
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
					<Button
						__next40pxDefaultSize
						ref={ openButton }
						variant="primary"
						onClick={ () => setOpen( true ) }
					>
						{ __( 'Write email', 'courant-desk' ) }
					</Button>
				) : null }
			</div>
			{ isOpen ? <Composer { ...props } onDone={ () => setOpen( false ) } /> : null }
			{ detail.mails.length === 0 ? (
				<p className="courant-none">{ __( 'None yet.', 'courant-desk' ) }</p>
			) : (
				<ul className="courant-emails">
					{ detail.mails.map( ( email ) => (
						<SentEmail key={ email.id } email={ email } sendAgain={ sendAgain } cancel={ cancel } />
					) ) }
				</ul>
			) }
		</section>
	);
};
