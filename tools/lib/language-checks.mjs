/**
 * Reports names and words that the project replaced by standard terms, so that they do not come back.
 * Each check takes text files and returns errors of the form "file:line: what is wrong".
 */

/** Pattern → what to write instead. Patterns match identifiers, comments, strings and documentation. */
const REPLACED = [
	[ /\b(WaysOn|WayView)\b/, 'EmptyStateSuggestions' ],
	[ /\bcomeAlone\b/, 'skipCoreRoutes' ],
	[ /\b(SpokenJobIndex|SpokenFields)\b/, 'LocalizedJobIndex, FieldLabels' ],
	[ /\bReadyJobIndex\b/, 'FallbackJobIndex' ],
	[ /\b(PromptCalls|EndpointAnswer)\b/, 'EarlyAjaxDispatcher, ListingResponse' ],
	[ /\b(Skimmed|Stencil)\b/, 'MaskedHtml, NormalizedHtml' ],
	[
		/\b(VitalSigns|Postman|LetterWriter|Housekeeping|keepHouse)\b/,
		'HealthCollector, EmailQueueWorker, ApplicationEmailComposer, MaintenanceTasks',
	],
	[ /\bMailLook\w*/, 'EmailTemplate' ],
	[
		/\b(Missed|FirstWindow|Demotion|Priming)\b(?=::|\(|;)/,
		'MissedArticles, AboveTheFoldImages, HeadingDemoter, CachePrimer',
	],
	[
		/\b(?:OptionsReader|CommonBeginnings|FieldWords|WhenOthersGo|DepartingUsers|LossOfOpenings|SpecificationLoss|FormerTerms|OwnPage|OwnApplication|NewColumns)\b/,
		'ListingOptionsParser, CommonPrefixes, FieldLabels, DeletionHandler, DeletionImpact, TermRedirects, ApplicantPortal…',
	],
	[
		/\b(?:class|new) (?:Wanted|Walk|Extent|Structured|Slices|Generation|Answered?|Finding|Vitals|Trouble|Letter|Pieces|Shown|Known|Tally|Figures|Marks|Beside|Trail|Dealer)\b/,
		'a noun that names the role: SearchClause, PageScan, PageRange, AttributeFilters, CacheVersion, GuardResult …',
	],
	[
		/\b(?:stepBack|areThere|isOneTooMany|tellScripts|tellAuthors|askForNothing|letIn|isMeant|calmly|distrust|breakDown|accentByNight|reassignToHeir|findHeir|giveUp|comeBack)\(/,
		'a verb for what it does: isRateLimited, enqueueScripts, notifyAuthors, invalidateAndRebuild, markBroken …',
	],
	[
		/\b(?:keepFocus\w*|adoptNames|adoptPrintedErrors|keepMenuOpen|keepOnePerArticle|keepInvalidAdAsDraft|releaseKeptFiles|rememberMeta|rememberTerms|rememberCurrent|rememberChosen|hold(?:React|Modules|Scripts)|KEPT_(?:META|PARAMETERS)|LEFT_OUT_\w+|BROUGHT)\b/,
		'restoreFocusAfterRemoval, applySavedNames, highlightMenuItem, recordMeta, delayReact, EXCLUDED_FILES …',
	],
	[
		/\b(?:Old(?:Options|Settings|ProductFinder|JobsSite|JobBoards)|Former[A-Z]\w+|FORMER_\w+|(?:Switch|Email|Salary|Ownership|Scan|SingleLine|CandidateSearch)Text)\b/,
		'SourceOptions, SourceSettingsReader, SettingsBackup, PREVIOUS_VALUES_PREFIX, HtmlToTextConverter, TextFieldSanitizer …',
	],
	[ /\$one\b/, 'the name of the item: $row, $clause, $finding …, or $a and $b in comparisons' ],
	[
		/\( one(?:, \w+)?(?:: \w+)? \) =>|\b(?:const|let|function) one\b/,
		'the name of the item: element, response, entry …',
	],
	[ /\bpinned\b(?! (?:to|in)\b)/i, '"sticky"' ],
	[ /\bheirs?\b/i, '"replacement user"' ],
	[ /\b(?:comes?|came) back with\b|\bcomes? alone\b/, '"is restarted with", "is the only one"' ],
	[ /\b[Aa]new\b/, 'again, or "rebuild"' ],
	[ /\b[Ss]ought\b/, '"search term", or "requested"' ],
	[ /\b(?:[Aa]sks|says)\b(?!["'`])(?! \{)/, '"queries", "checks" or "reports"' ],
	[ /\$asked\b|\basked\b(?= (?:for|by)\b)/, '$requested' ],
	[ /\b[Ss]peaks?\b(?!: )/, '"uses", "reports" or "sets the language"' ],
	[ /\$mails?\b|->mails?\b/, '$email' ],
	[
		/\bcourant-(?:mails?|who|ask|place|own|loss)\b(?!-)|\b\w+__(?:words|acts|mail)\b/,
		'the class in docs/reference/renamed.md',
	],
	[ /\b[Tt]old\b/, '"reported", "notified" or "requested"' ],
	[ /\bstands\b/, '"is", "is shown" or "represents"' ],
	[ /\b[Cc]olours?\b/, '"color"' ],
	[ /\b[Ee]-mails?\b/, '"email"' ],
	[ /\bfurniture\b/i, 'the name of the control, or "theme controls"' ],
	[ /\b[Dd]resser\b/, 'HtmlEmailRenderer' ],
	[ /\bthe contract's\b/i, 'the name of the plugin that fixes it' ],
	[ /\bthe house\b(?! ads?\b)/i, '"the code base" or the name of the module' ],
	[ /\b(?:lives?|living) (?:in|on) (?:the|a|its)\b/, '"is in" or "is stored in"' ],
	[ /\b(?:stood|standing) (?:in|beside|by)\b/, '"is", "replaces" or "is next to"' ],
	[ /\bdoors\.json\b/, 'access-rules.json' ],
	[ /\b(?:laborator(?:y|ies)|startBrowserLab)\b/i, '"test environment"' ],
	[ /\bunsteady\b/i, '"flaky"' ],
	[ /(?:\$|->)organisation\b/, '$organization' ],
	[ /\b(?:tally|tallies)\b/, '"counts" or "totals"' ],
	[ /\b(?:isThere|CRAFTS|PATIENCE)\b/, 'a name that describes the value: exists, OCCUPATIONS, TIMEOUT' ],
	[ /\b(?:const|let) (?:trail|workFolder|shelf(?= = join))\b/, 'stack, cache, staging' ],
	[ /\$(?:there|usual|parts(?=->))\b/, '$existing, $count, $withDefaults, $factory …' ],
	[ /(?<=[>'"])Words(?:\.| (?:of|that|under|above|about|alone)\b)/, '"Text.", "Job description.", "Caption of" …' ],
	[ /\b(?:is|are) not there(?: any more)?\b/, '"does not exist" or "is missing"' ],
];

/** The same for product code, its documentation, PHP tests and Jest tests. */
const REPLACED_IN_PRODUCT = [
	[
		/\$(?:said|says?|asks?|asked|tells?|heard|dress|forGood|inSight|atOnce|dealer|tally|tallies|troubles?|doors?|rooms?|wording|shelf|stray|sick|rubbish|beside)\b/,
		'a name that describes the value: $output, $response, $issue, $isPermanent, $settings …',
	],
	[
		/(?:->|::|\bfunction |\bconst )(?:say|ask|tell|said|heard|answers|parts|doors?|dress|furnish|dig)\(/,
		'a verb for what it does: print, request, report, find, create …',
	],
	[ /\.answer\(|\b(?:answerOf|onAnswer|byHand)\b/, 'respond(), onChoose, manualLabel' ],
	[ /\bdata-(?:room|place)\b/, 'data-group, data-position' ],
	[ /\bdata-(?:take-back|words?|courant-answer)\b/, 'data-clear, data-label or data-message, data-courant-facets' ],
	[ /\b[Dd]oors?\b/, '"access rule" or "entry point"' ],
	[ /\b[Rr]ooms?\b/, '"group" or "module"' ],
	[ /\b(?:said|heard)\b(?! something)/, '"returned", "reported" or "received"' ],
	[ /\b[Bb]eside\b/, '"next to"' ],
	[ /\bwins\b/, '"has priority", "is used" or "overrides"' ],
	[ /\bgoes on\b|\bon its way\b/, '"continues", "is loading"' ],
	[ /\b(?:by night|in the dark)\b/, '"in dark mode"' ],
	[ /\basks? for\b(?! (?:FTP|consent))/, '"requests" or "requires"' ],
];

/**
 * What the second list may match, each with its reason: text for visitors is reviewed as UI text, generated pages repeat
 * titles of browser tests.
 */
const PRODUCT_EXEMPT = /^docs\/reference\/(?:behavior|css)\.md$|^theme\/(?:assets\/fonts|patterns)\//;
const PRODUCT = /^(?:plugin|theme|src|docs|tests\/(?:php|js))\//;

const FILES = /\.(php|m?[jt]sx?|css|md|json|neon|xml|yml)$/;
const EXEMPT =
	/(^|\/)(fixtures|languages)\/|^CHANGELOG\.md$|^package-lock\.json$|^docs\/reference\/renamed|^demo\/data\/|^(tools\/lib\/language-checks|tests\/js\/tools\/language-checks\.test)\.mjs$/;

const rulesFor = ( name ) =>
	PRODUCT.test( name ) && ! PRODUCT_EXEMPT.test( name ) ? [ ...REPLACED, ...REPLACED_IN_PRODUCT ] : REPLACED;

/**
 * @param {{name: string, text: string}[]} files
 * @returns {string[]} one error for each line that has a replaced word
 */
export function replacedWords( files ) {
	return files
		.filter( ( { name } ) => FILES.test( name ) && ! EXEMPT.test( name ) )
		.flatMap( ( { name, text } ) =>
			text.split( '\n' ).flatMap( ( line, index ) => {
				const found = rulesFor( name )
					.map( ( [ pattern, instead ] ) => [ pattern.exec( line )?.[ 0 ], instead ] )
					.find( ( [ word ] ) => word !== undefined );
				return found === undefined
					? []
					: [ `${ name }:${ index + 1 }: "${ found[ 0 ] }" was replaced; write ${ found[ 1 ] }` ];
			} )
		);
}
