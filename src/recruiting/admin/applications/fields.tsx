import type { ReactElement } from 'react';
import type { ApplicationRow, ApplicationTag } from '../../../shared/config/generated';
import type { Field } from '../../../shared/admin/dataviews';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import { ApplicantName, Initials, ratingText, StagePill, Stars } from './components';
import { day, dateTime, screen } from './screen';

const NameCell = ( { item }: { readonly item: ApplicationRow } ): ReactElement => (
	<span className="courant-applicant" data-unread={ item.unread }>
		<Initials name={ item.name } />
		<span>
			<ApplicantName name={ item.name } isUnread={ item.unread } className="courant-applicant__name" />
			<bdi className="courant-applicant__email">{ item.email }</bdi>
			<span className="courant-applicant__more">
				<StagePill slug={ item.stage } />
				<span className="courant-none">
					<bdi>{ item.opening.title }</bdi>
				</span>
				{ item.rating > 0 ? <Stars rating={ item.rating } /> : null }
			</span>
		</span>
	</span>
);

/** Number of files and notes, and a failed or queued email. */
const ContentsCell = ( { item }: { readonly item: ApplicationRow } ): ReactElement => (
	<span className="courant-indicators">
		{ item.files > 0 ? (
			<span>
				{ sprintf(
					/* translators: %d: number of files */
					_n( '%d file', '%d files', item.files, 'courant-desk' ),
					item.files
				) }
			</span>
		) : null }
		{ item.notes > 0 ? (
			<span>
				{ sprintf(
					/* translators: %d: number of notes */
					_n( '%d note', '%d notes', item.notes, 'courant-desk' ),
					item.notes
				) }
			</span>
		) : null }
		{ item.mail === 'failed' ? <span data-problem="true">{ __( 'Email failed', 'courant-desk' ) }</span> : null }
		{ item.mail === 'queued' ? <span>{ __( 'Email queued', 'courant-desk' ) }</span> : null }
	</span>
);

const RatingCell = ( { item }: { item: ApplicationRow } ): ReactElement =>
	item.rating > 0 ? (
		<Stars rating={ item.rating } />
	) : (
		<span className="courant-none">
			<span aria-hidden="true">–</span>
			<span className="screen-reader-text">{ ratingText( 0 ) }</span>
		</span>
	);

const ReceivedCell = ( { item }: { item: ApplicationRow } ): ReactElement => (
	<time dateTime={ new Date( item.received * 1000 ).toISOString() } title={ dateTime( item.received ) }>
		{ day( item.received ) }
	</time>
);

const TagsCell = ( { item }: { item: ApplicationRow } ): ReactElement => (
	<span className="courant-chips">
		{ item.tags.map( ( { slug, name } ) => (
			<bdi key={ slug } className="courant-chip">
				{ name }
			</bdi>
		) ) }
	</span>
);

/** Tags and assignees, which lists are filtered by. */
const teamFields = ( tags: readonly ApplicationTag[] ): Field< ApplicationRow >[] => [
	{
		id: 'tag',
		label: __( 'Tags', 'courant-desk' ),
		getValue: ( { item } ) => item.tags.map( ( { slug } ) => slug ).join( ',' ),
		render: TagsCell,
		elements: tags.map( ( { slug, name } ) => ( { value: slug, label: name } ) ),
		filterBy: { operators: [ 'isAny' ] },
		enableSorting: false,
	},
	{
		id: 'assignee',
		label: __( 'Assigned to', 'courant-desk' ),
		getValue: ( { item } ) => item.assignees.map( ( { id } ) => id ).join( ',' ),
		render: ( { item } ) => <span>{ item.assignees.map( ( { name } ) => name ).join( ', ' ) }</span>,
		elements: screen().assignees.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
		filterBy: { operators: [ 'isAny' ] },
		enableSorting: false,
	},
];

function otherFields(): Field< ApplicationRow >[] {
	return [
		{
			id: 'rating',
			label: __( 'Rating', 'courant-desk' ),
			getValue: ( { item } ) => String( item.rating ),
			render: RatingCell,
			elements: [ 5, 4, 3, 2, 1, 0 ].map( ( stars ) => ( {
				value: String( stars ),
				label: ratingText( stars ),
			} ) ),
			filterBy: { operators: [ 'isAny' ] },
		},
		{
			id: 'received',
			label: __( 'Received', 'courant-desk' ),
			type: 'date',
			getValue: ( { item } ) => new Date( item.received * 1000 ).toISOString(),
			render: ReceivedCell,
			filterBy: { operators: [ 'between' ] },
		},
		{
			id: 'unread',
			label: __( 'Read', 'courant-desk' ),
			getValue: ( { item } ) => ( item.unread ? '1' : '0' ),
			elements: [
				{ value: '1', label: __( 'Unread', 'courant-desk' ) },
				{ value: '0', label: __( 'Read', 'courant-desk' ) },
			],
			filterBy: { operators: [ 'is' ] },
			enableSorting: false,
		},
		{
			id: 'has',
			label: __( 'Contains', 'courant-desk' ),
			render: ContentsCell,
			enableSorting: false,
			filterBy: false,
		},
	];
}

export function fieldsFor( folder: string, tags: readonly ApplicationTag[] = [] ): Field< ApplicationRow >[] {
	const { openings, stages } = screen();
	const fields: Field< ApplicationRow >[] = [
		{
			id: 'name',
			label: __( 'Applicant', 'courant-desk' ),
			getValue: ( { item } ) => item.name,
			render: NameCell,
			enableHiding: false,
			enableGlobalSearch: true,
			filterBy: false,
		},
		{
			id: 'opening',
			label: __( 'Job opening', 'courant-desk' ),
			getValue: ( { item } ) => String( item.opening.id ),
			render: ( { item } ) => <bdi>{ item.opening.title }</bdi>,
			elements: openings.map( ( { id, title } ) => ( { value: String( id ), label: title } ) ),
			filterBy: { operators: [ 'isAny' ] },
			enableSorting: false,
		},
		{
			id: 'stage',
			label: __( 'Stage', 'courant-desk' ),
			getValue: ( { item } ) => item.stage,
			render: ( { item } ) => <StagePill slug={ item.stage } />,
			elements: stages.map( ( { slug, label } ) => ( { value: slug, label } ) ),
			filterBy: { operators: [ 'isAny' ] },
			enableSorting: false,
		},
		...otherFields(),
		...teamFields( tags ),
	];
	const suspicions: Field< ApplicationRow > = {
		id: 'suspicions',
		label: __( 'Reasons for suspicion', 'courant-desk' ),
		render: ( { item } ) => <span>{ item.suspicions.join( '; ' ) }</span>,
		enableSorting: false,
		filterBy: false,
	};
	const others = fields.filter( ( { id } ) => id !== 'stage' );
	return folder === 'inbox' ? fields : folder === 'suspected' ? [ ...others, suspicions ] : others;
}
