/* Made by `npm run schema` from plugin/schema. Change the schema, not this file. */

/* admin-responses.json */

/**
 * Responses of REST routes that screens of wp-admin call, and that have no schema of their own.
 */
export interface AdminResponses {
    forms?: FormsResponse;
    formPreview?: HtmlPreview;
    emailPreview?: EmailPreviewResponse;
    emailTest?: EmailTestResponse;
    policyScan?: PolicyScanProgress;
    index?: IndexProgress;
}
/**
 * Routes below courant/v1/forms.
 *
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "FormsResponse".
 */
export interface FormsResponse {
    forms: ApplicationForm[];
    form?: ApplicationForm;
}
/**
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "ApplicationForm".
 */
export interface ApplicationForm {
    /**
     * 0 for a form that was not saved yet.
     */
    id: number;
    title: string;
    /**
     * Sent with a change; an outdated version is rejected with 409.
     */
    version: number;
    /**
     * Whether openings without a form of their own use it.
     */
    standard: boolean;
    fields: ApplicationFormField[];
    /**
     * An empty text is replaced by the default of the site.
     */
    texts: {
        heading: string;
        description: string;
        button: string;
    };
}
/**
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "ApplicationFormField".
 */
export interface ApplicationFormField {
    name: string;
    type:
        | 'text'
        | 'textarea'
        | 'email'
        | 'tel'
        | 'url'
        | 'number'
        | 'date'
        | 'select'
        | 'radio'
        | 'checkbox'
        | 'file'
        | 'consent'
        | 'heading'
        | 'step';
    /**
     * HTML for a consent.
     */
    label: string;
    help: string;
    required: boolean;
    width: 'full' | 'half';
    choices: string[];
    /**
     * Minimum of a number or date; empty for none.
     */
    least: string;
    /**
     * Maximum of a number or date; empty for none.
     */
    most: string;
    minLength: number;
    maxLength: number;
    /**
     * Maximum number of files.
     */
    files: number;
    /**
     * Maximum size of a file; 0 for the limit of the site.
     */
    megabytes: number;
    /**
     * Permitted file types; empty for all that the site permits.
     */
    kinds: string[];
    /**
     * Error message; empty for the default.
     */
    message: string;
    condition: FieldConditions | null;
}
/**
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "FieldConditions".
 */
export interface FieldConditions {
    match: 'all' | 'any';
    rules: {
        field: string;
        operator: string;
        value: string;
    }[];
}
/**
 * Routes that return a preview: courant/v1/forms/preview, courant/v1/contents/settings.
 *
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "HtmlPreview".
 */
export interface HtmlPreview {
    html: string;
}
/**
 * Route courant/v1/mails/preview.
 *
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "EmailPreviewResponse".
 */
export interface EmailPreviewResponse {
    subject: string;
    /**
     * Empty when HTML emails are off.
     */
    html: string;
    text: string;
}
/**
 * Route courant/v1/mails/test.
 *
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "EmailTestResponse".
 */
export interface EmailTestResponse {
    sent: boolean;
    /**
     * Email address of the user.
     */
    to: string;
}
/**
 * Route courant/v1/policy-scan.
 *
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "PolicyScanProgress".
 */
export interface PolicyScanProgress {
    /**
     * URLs that were not read yet.
     */
    pending: string[];
    pages: number;
    findings: number;
}
/**
 * Route courant/v1/index.
 *
 * This interface was referenced by `AdminResponses`'s JSON-Schema
 * via the `definition` "IndexProgress".
 */
export interface IndexProgress {
    state: 'ready' | 'building' | 'waiting';
    done: number;
    all: number;
}

/* application-response.json */

/**
 * The response to every submitted application.
 */
export interface ApplicationResponse {
    error: string[];
    success: string[];
    /**
     * For the script of this plugin: the first error of each field, by field name.
     */
    fields?: {
        [k: string]: string;
    };
    data?: {
        id?: number;
        reference?: string;
    };
}

/* listing-state.json */

/**
 * `data-query` of a listing block: the state that the server has rendered.
 */
export interface ListingState {
    jq: string;
    /**
     * By filter key (specification key, `work_mode`, `salary_min`): the selected values, several joined by commas.
     */
    specs: {
        [k: string]: string;
    };
    /**
     * Selected sort order; absent for the default order of the block.
     */
    sort?: 'newest' | 'oldest' | 'closing' | 'title' | 'relevance';
    /**
     * By filter key (specification key, `work_mode`), then by slug: number of openings that match this value, the search and the other filters.
     */
    facets?: {
        [k: string]: {
            [k: string]: number;
        };
    };
    paged: number;
    /**
     * Number of openings that match.
     */
    total: number;
}

/* page-config.json */

/**
 * Configuration of the scripts of a page, nested under `courantDesk.config`.
 */
export interface PageConfig {
    /**
     * URLs of WordPress's React, loaded when an island first needs it.
     */
    react: {
        react: string;
        dom: string;
    };
    /**
     * URL of the module that all islands share.
     */
    kit: string;
    /**
     * URL of each island's module, by name.
     */
    islands: {
        [k: string]: string;
    };
    /**
     * URL of each plain module, which needs no React, by name.
     */
    modules?: {
        [k: string]: string;
    };
    /**
     * Whether islands that mount at an interaction may prefetch React while the browser is idle; absent or false on articles.
     */
    prefetch?: boolean;
    listings?: ListingsConfig;
    applications?: ApplicationsConfig;
    views?: ViewsConfig;
    contents?: ContentsConfig;
    video?: VideoConfig;
    consent?: ConsentConfig;
    advertising?: AdvertisingConfig;
}
/**
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "listings".
 */
export interface ListingsConfig {
    ajaxUrl: string;
    /**
     * The page shows search results (then listings are fetched on load).
     */
    isSearch: boolean;
    isTaxonomyArchive: boolean;
    deepLinking: {
        search: boolean;
        spec: boolean;
        pagination: boolean;
    };
    /**
     * The flag vendors.selectric of WP Job Openings.
     */
    styledSelects: boolean;
    /**
     * URL of the module lazy.block-events; absent on pages without a block.
     */
    blockEvents?: string;
    /**
     * URL of the module lazy.menus; absent on pages without multi-value filters.
     */
    menus?: string;
    /**
     * Absent unless the setting for repeating failed requests is on.
     */
    retry?: {
        failed: string;
        offline: string;
        /**
         * Label of the button
         */
        again: string;
    };
    messages: {
        loading: string;
        found: PluralForms;
        noOpenings: string;
        moreLoaded: PluralForms;
    };
}
/**
 * Texts by plural category of the language (CLDR); %s is replaced by the number.
 *
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "pluralForms".
 */
export interface PluralForms {
    zero?: string;
    one?: string;
    two?: string;
    few?: string;
    many?: string;
    other: string;
}
/**
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "applications".
 */
export interface ApplicationsConfig {
    /**
     * With the action in the URL, so that a request whose body PHP dropped is still routed.
     */
    ajaxUrl: string;
    maxFileBytes: number;
    maxTotalBytes: number;
    /**
     * The flag vendors.jquery_validation of WP Job Openings.
     */
    validation: boolean;
    /**
     * Selects of the form are replaced as in the filters of listings.
     */
    styledSelects: boolean;
    /**
     * Loaded at the first interaction with the form; absent without a captcha.
     */
    captcha?: {
        provider: 'recaptcha' | 'recaptcha-v3' | 'hcaptcha' | 'turnstile';
        siteKey: string;
        /**
         * URL of the provider's script
         */
        script: string;
        /**
         * Name of the form field that its widget adds
         */
        field: string;
        /**
         * Message when it is not solved
         */
        message: string;
    };
    /**
     * Returns {token}; fetched at the first focus in the form.
     */
    tokenUrl: string;
    messages: {
        general: string;
        fileValidation: string;
        totalSize: string;
        required: string;
        email: string;
        url: string;
        tel: string;
        date: string;
        number: string;
        digits: string;
        equalTo: string;
        /**
         * {0} is replaced
         */
        maxlength: string;
        minlength: string;
        range: string;
        min: string;
        max: string;
        step: string;
        /**
         * {0} is the list of accepted types, {1} the name of the file
         */
        fileType: string;
        /**
         * {0} is the name of the file, {1} its size, {2} the maximum size
         */
        fileSize: string;
        /**
         * Heading of the list of errors
         */
        summary: string;
        /**
         * `Uploading: {0} %`
         */
        uploading: string;
        cancel: string;
        cancelled: string;
        /**
         * Button that shows the form again after an application was sent
         */
        another: string;
        /**
         * {0} is the time
         */
        alreadySent: string;
        /**
         * {0} is the maximum number of files
         */
        fileCount: string;
        /**
         * {0} is the name of a file
         */
        remove: string;
        /**
         * Text next to a file input: files may be dropped there
         */
        drop: string;
    };
}
/**
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "views".
 */
export interface ViewsConfig {
    ajaxUrl: string;
    /**
     * The opening shown on the page.
     */
    jobId: number;
}
/**
 * Tables of contents; printed only on pages that have one.
 *
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "contents".
 */
export interface ContentsConfig {
    /**
     * Pixels (links use values above 30, otherwise 0).
     */
    scrollOffset: number;
    /**
     * The same below 992 pixels.
     */
    mobileOffset: number;
    smoothScroll: boolean;
    /**
     * Tables of contents start hidden.
     */
    visibilityHideByDefault: boolean;
    /**
     * Devices on which the above applies: `mobile`, `desktop`, or both joined by a comma; `0` for none. The browser chooses by its viewport.
     */
    visibilityHideByDevice: string;
    /**
     * The element that is sticky; empty: none.
     */
    affixSelector: string;
    /**
     * All tables of the page open and close together.
     */
    sync: boolean;
    /**
     * Only the branch of the section in view is open.
     */
    unfold: boolean;
    /**
     * Headings get a button that copies their URL.
     */
    copyLinks: boolean;
    /**
     * New tables are set up after each jQuery AJAX request.
     */
    ajax: boolean;
    messages: {
        /**
         * %s is replaced by the heading
         */
        copy: string;
        copied: string;
        /**
         * %d is replaced by the percentage, %% by a percent sign
         */
        progress: string;
        /**
         * %d is replaced by minutes
         */
        left: string;
    };
}
/**
 * The dialog of an article's video; printed on pages that may have one.
 *
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "video".
 */
export interface VideoConfig {
    title: string;
    /**
     * Poster image on this site; empty: none.
     */
    poster: string;
    /**
     * Opens automatically once per session.
     */
    once: boolean;
    /**
     * For visitors who prefer reduced motion: `wait` for a press on play, stay `closed`, or `play`.
     */
    motion: 'wait' | 'closed' | 'play';
    /**
     * Consent that the player needs.
     */
    category: string;
    messages: {
        close: string;
        play: string;
        accept: string;
        consent: string;
        watch: string;
        apply: string;
        /**
         * Shown until the player has responded.
         */
        loading: string;
        /**
         * Shown when the player does not load; the link to the video follows.
         */
        failed: string;
    };
}
/**
 * Consent configuration: whether there is a banner, and the services that require consent. The same for all visitors.
 *
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "consent".
 */
export interface ConsentConfig {
    banner: 'auto' | 'own' | 'wp' | 'cookieyes' | 'complianz' | 'cookiebot' | 'tcf' | 'none';
    /**
     * The site has services that need consent, some of which other scripts load.
     */
    needed: boolean;
    /**
     * Whether everything is allowed on a site without a banner.
     */
    fallback: boolean;
    revision: number;
    /**
     * URL that counts page views and choices; empty: not counted.
     */
    log: string;
    modules: {
        detect: string;
        banner: string;
        services: string;
        embeds: string;
        wp: string;
        cookieyes: string;
        complianz: string;
        cookiebot: string;
        tcf: string;
    };
    /**
     * Names that services store, by category, with * for any characters.
     */
    cookies: {
        [k: string]: string[];
    };
    services: {
        id: string;
        category: string;
        /**
         * Kind of the service, which selects the script that prepares it; services of other kinds are only loaded.
         */
        kind: string;
        src: string;
        attributes: {};
        options: {};
    }[];
}
/**
 * Ad slots of the page. The same for all visitors.
 *
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "advertising".
 */
export interface AdvertisingConfig {
    /**
     * Label of an ad slot.
     */
    label: string;
    /**
     * URL that counts views and clicks.
     */
    counter: string;
    /**
     * URL of the module that fills ad slots, loaded after the load event.
     */
    module: string;
    /**
     * URL of the module for ads of networks.
     */
    networks: string;
    /**
     * The AdSense account; empty: none.
     */
    client: string;
    /**
     * Ad slots with their sizes, widest first, and their ads.
     */
    slots: {
        [k: string]: AdSlot;
    };
    /**
     * Selector of the header image that the slot replaces; empty: the page already has the slot.
     */
    header: string;
    /**
     * Selector of the logo column next to which the slot is inserted; empty when the page already has the slot.
     */
    navigation: string;
}
/**
 * This interface was referenced by `PageConfig`'s JSON-Schema
 * via the `definition` "adPlace".
 */
export interface AdSlot {
    variants: {
        width: number;
        height: number;
        /**
         * Minimum width of the window.
         */
        from: number;
        /**
         * Milliseconds after the load event.
         */
        delay: number;
    }[];
    ads: {
        id: number;
        kind: 'house' | 'image' | 'adsense' | 'gpt' | 'code';
        /**
         * Size of the ad, such as `468x60`; empty: any.
         */
        size: string;
        weight: number;
        /**
         * Seconds since 1970; 0: always.
         */
        from: number;
        until: number;
        /**
         * Maximum number of times on one page; 0: unlimited.
         */
        limit: number;
        link: string;
        image: string;
        alt: string;
        /**
         * Ad unit of the network, or the code.
         */
        unit: string;
    }[];
}

/* recruiting.json */

/**
 * Responses of the recruiters' routes (courant/v1/applications), and the initial data of their screens.
 */
export interface Recruiting {
    list?: ApplicationList;
    board?: ApplicationBoard;
    detail?: ApplicationDetail;
    screen?: RecruitingScreen;
    settings?: RecruitingSettings;
    bulk?: BulkResponse;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "ApplicationList".
 */
export interface ApplicationList {
    items: ApplicationRow[];
    total: number;
    pages: number;
    counts: StageCounts;
    folders: FolderCounts;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "ApplicationRow".
 */
export interface ApplicationRow {
    id: number;
    /**
     * Sent with a change; an outdated version is rejected with 409.
     */
    version: number;
    reference: string;
    name: string;
    email: string;
    opening: {
        id: number;
        /**
         * Label when the application was received.
         */
        title: string;
    };
    /**
     * A stage's slug, or courant_suspected, courant_withdrawn or trash.
     */
    stage: string;
    rating: number;
    unread: boolean;
    /**
     * Unix time.
     */
    received: number;
    files: number;
    notes: number;
    /**
     * The worst status of its emails.
     */
    mail: '' | 'queued' | 'sent' | 'failed' | 'held';
    /**
     * Translated reason why it is suspected spam; empty when it is not.
     */
    suspicions: string[];
    tags: ApplicationTag[];
    assignees: TeamUser[];
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "ApplicationTag".
 */
export interface ApplicationTag {
    /**
     * Value of the filter by tag.
     */
    slug: string;
    name: string;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "TeamUser".
 */
export interface TeamUser {
    id: number;
    name: string;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "StageCounts".
 */
export interface StageCounts {
    [k: string]: {
        all: number;
        unread: number;
    };
}
/**
 * Number of applications in each folder, whatever the filters.
 *
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "FolderCounts".
 */
export interface FolderCounts {
    inbox: number;
    suspected: number;
    withdrawn: number;
    trash: number;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "ApplicationBoard".
 */
export interface ApplicationBoard {
    folders: FolderCounts;
    columns: {
        stage: string;
        total: number;
        items: ApplicationRow[];
    }[];
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "ApplicationDetail".
 */
export interface ApplicationDetail {
    row: ApplicationRow;
    letter: string;
    phone: string;
    facts: {
        label: string;
        value: string;
    }[];
    consent: {
        given: boolean;
        text: string;
        version: string;
    };
    /**
     * Second applications that the applicant has not confirmed; they replace nothing.
     */
    updates: {
        id: number;
        /**
         * Unix time.
         */
        at: number;
        letter: boolean;
        files: {
            id: number;
            /**
             * Label of the form's field.
             */
            field: string;
            name: string;
            bytes: number;
            /**
             * MIME type for the preview; empty when there is no preview.
             */
            preview: '' | 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
            url: string;
            /**
             * Reason why it cannot be opened; empty when it can.
             */
            warning: string;
            /**
             * Warning to show before it is opened, such as that it was not scanned.
             */
            notice: string;
        }[];
    }[];
    files: {
        id: number;
        /**
         * Label of the form's field.
         */
        field: string;
        name: string;
        bytes: number;
        /**
         * MIME type for the preview; empty when there is no preview.
         */
        preview: '' | 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
        url: string;
        /**
         * Reason why it cannot be opened; empty when it can.
         */
        warning: string;
        /**
         * Warning to show before it is opened, such as that it was not scanned.
         */
        notice: string;
    }[];
    notes: {
        id: string;
        who: string;
        at: number;
        text: string;
        canDelete: boolean;
    }[];
    mails: {
        id: number;
        kind: string;
        state: 'queued' | 'sent' | 'failed' | 'held' | 'canceled';
        stateLabel: string;
        recipient: string;
        subject: string;
        body: string;
        at: number;
        error: string;
        /**
         * Whether it is scheduled for the time in `at` and can be canceled.
         */
        isScheduled: boolean;
        files: ReplyAttachment[];
        canRepeat: boolean;
        who: string;
    }[];
    events: ApplicationEvent[];
    openingUrl: string;
    openingState: 'open' | 'closed' | 'gone';
    team: string[];
    previous: number;
    next: number;
    canDelete: boolean;
    canReply: boolean;
    plainUrl: string;
    /**
     * Values of the tags of reply templates.
     */
    emailTags: {
        [k: string]: string;
    };
    /**
     * Users who may read the application, and can be assigned and mentioned.
     */
    people: {
        id: number;
        name: string;
        /**
         * Name that follows the @ in a note.
         */
        mention: string;
    }[];
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "ReplyAttachment".
 */
export interface ReplyAttachment {
    id: number;
    name: string;
    bytes: number;
    url: string;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "ApplicationEvent".
 */
export interface ApplicationEvent {
    at: number;
    who: string;
    what:
        | 'received'
        | 'stage'
        | 'rating'
        | 'opening'
        | 'note'
        | 'mail'
        | 'canceled'
        | 'preview'
        | 'download'
        | 'assigned'
        | 'unassigned';
    detail: string;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "RecruitingScreen".
 */
export interface RecruitingScreen {
    stages: RecruitingStage[];
    templates: ReplyTemplate[];
    openings: {
        id: number;
        title: string;
    }[];
    tags: ApplicationTag[];
    assignees: TeamUser[];
    views: SavedView[];
    /**
     * ID of the application in the URL; 0 for none.
     */
    application: number;
    /**
     * Reason why that application cannot be shown.
     */
    problem: string;
    canConfigure: boolean;
    exportUrl: string;
    exportNonce: string;
    plainUrl: string;
    settingsUrl: string;
    locale: string;
    timezone: string;
    maxAttachmentBytes: number;
    /**
     * Number of days after which applications of a stage are deleted.
     */
    days: {
        [k: string]: number;
    };
    /**
     * REST path and query of the response in firstData; empty without one.
     */
    firstPath: string;
    /**
     * Data of the first view, so that the script needs no request for it.
     */
    firstData: ApplicationList | ApplicationBoard | ApplicationDetail | null;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "RecruitingStage".
 */
export interface RecruitingStage {
    slug: string;
    label: string;
    color: string;
    mails: boolean;
    template: string;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "ReplyTemplate".
 */
export interface ReplyTemplate {
    key: string;
    name: string;
    subject: string;
    content: string;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "SavedView".
 */
export interface SavedView {
    id: string;
    name: string;
    /**
     * As in the URL of the screen.
     */
    query: string;
}
/**
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "RecruitingSettings".
 */
export interface RecruitingSettings {
    /**
     * Identifies the stages, templates and periods. A change names the version it is based on.
     */
    version: string;
    stages: RecruitingStage[];
    templates: ReplyTemplate[];
    days: {
        [k: string]: number;
    };
    /**
     * A dry run: how many would be deleted now, by stage.
     */
    due: {
        [k: string]: number;
    };
}
/**
 * Responses of the bulk actions of applications.
 *
 * This interface was referenced by `Recruiting`'s JSON-Schema
 * via the `definition` "BulkResponse".
 */
export interface BulkResponse {
    /**
     * IDs.
     */
    done: number[];
    problems: {
        id: number;
        name: string;
        message: string;
    }[];
}

/* settings.json */

/**
 * This interface was referenced by `SettingsResponse`'s JSON-Schema
 * via the `definition` "SettingValue".
 */
export type SettingValue = string | number | boolean | string[];

/**
 * Response of `courant/v1/settings`: the settings that the user may change.
 */
export interface SettingsResponse {
    groups: SettingsSection[];
    refused: SettingsFieldError[];
}
/**
 * This interface was referenced by `SettingsResponse`'s JSON-Schema
 * via the `definition` "SettingsSection".
 */
export interface SettingsSection {
    group: string;
    title: string;
    /**
     * Title of the tab that the page of these settings is in.
     */
    tab: string;
    fields: SettingsField[];
}
/**
 * This interface was referenced by `SettingsResponse`'s JSON-Schema
 * via the `definition` "SettingsField".
 */
export interface SettingsField {
    key: string;
    type: string;
    label: string;
    help: string;
    choices: {
        value: string;
        label: string;
    }[];
    min: number;
    max: number;
    default: SettingValue;
    /**
     * Always '' for a secret.
     */
    value: SettingValue;
    /**
     * Whether a secret is stored.
     */
    saved: boolean;
}
/**
 * This interface was referenced by `SettingsResponse`'s JSON-Schema
 * via the `definition` "SettingsFieldError".
 */
export interface SettingsFieldError {
    group: string;
    key: string;
    message: string;
}

/* specifications.json */

/**
 * Responses of the routes of specifications (courant/v1/specifications), and the data of their screen.
 */
export interface SpecificationsApi {
    public?: PublicSpecifications;
    desk?: DeskSpecifications;
    loss?: SpecificationDeletionImpact;
}
/**
 * This interface was referenced by `SpecificationsApi`'s JSON-Schema
 * via the `definition` "PublicSpecifications".
 */
export interface PublicSpecifications {
    specifications: PublicSpecification[];
}
/**
 * This interface was referenced by `SpecificationsApi`'s JSON-Schema
 * via the `definition` "PublicSpecification".
 */
export interface PublicSpecification {
    /**
     * The taxonomy.
     */
    key: string;
    /**
     * Its name in URLs and forms.
     */
    filter: string;
    name: string;
    icon: string;
    /**
     * In the configured order.
     */
    terms: {
        id: number;
        slug: string;
        name: string;
        /**
         * Published openings.
         */
        openings: number;
        link: string;
    }[];
}
/**
 * This interface was referenced by `SpecificationsApi`'s JSON-Schema
 * via the `definition` "DeskSpecifications".
 */
export interface DeskSpecifications {
    /**
     * Sent with a change; an outdated version is rejected with 409.
     */
    version: string;
    /**
     * Whether this user may change the specifications themselves, not only their terms.
     */
    may: boolean;
    icons: {
        name: string;
        label: string;
        path: string;
    }[];
    specifications: DeskSpecification[];
}
/**
 * This interface was referenced by `SpecificationsApi`'s JSON-Schema
 * via the `definition` "DeskSpecification".
 */
export interface DeskSpecification {
    key: string;
    filter: string;
    name: string;
    icon: string;
    /**
     * Whether lists offer it as a filter.
     */
    filters: boolean;
    /**
     * Whether lists show it on every opening.
     */
    shown: boolean;
    /**
     * Of any status.
     */
    openings: number;
    terms: DeskTerm[];
}
/**
 * This interface was referenced by `SpecificationsApi`'s JSON-Schema
 * via the `definition` "DeskTerm".
 */
export interface DeskTerm {
    id: number;
    slug: string;
    name: string;
    /**
     * Of any status.
     */
    openings: number;
}
/**
 * This interface was referenced by `SpecificationsApi`'s JSON-Schema
 * via the `definition` "SpecificationDeletionImpact".
 */
export interface SpecificationDeletionImpact {
    /**
     * Openings that lose a value; none of them is deleted.
     */
    openings: number;
    terms: number;
    /**
     * Whether the settings of listings contain it.
     */
    filters: boolean;
    /**
     * Pages whose lists were set to filter by it.
     */
    listings: {
        title: string;
        link: string;
    }[];
}

/* switch-report.json */

/**
 * Responses of the route courant/v1/switch, and the data of the screen Tools > Switch to Courant.
 */
export interface SwitchReport {
    state: 'idle' | 'applying' | 'applied' | 'undoing' | 'confirming' | 'confirmed';
    /**
     * The state as text.
     */
    label: string;
    /**
     * What can be done now.
     */
    actions: ('start' | 'continue' | 'undo' | 'confirm')[];
    products: string[];
    openings: number;
    applications: number;
    /**
     * Stored options that are settings of Courant Desk.
     */
    options: number;
    tasks: {
        id: string;
        label: string;
        total: number;
        done: number;
        failed: number;
    }[];
    failures: {
        id: number;
        label: string;
        reason: string;
    }[];
    /**
     * Settings that differ from those of the other product.
     */
    changes: {
        label: string;
        now: string;
        then: string;
    }[];
    /**
     * Stored options without an equivalent setting.
     */
    missing: {
        name: string;
        reason: string;
    }[];
    /**
     * Template overrides of the theme that are not loaded.
     */
    overrides: string[];
}

/* video-settings.json */

/**
 * The attribute `data-video-settings` of an article's video element.
 */
export interface VideoSettings {
    /**
     * URL of a YouTube video or playlist, in any form.
     */
    youtube_url: string;
}
