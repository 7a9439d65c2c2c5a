<?php

declare(strict_types=1);

namespace CourantDesk;

use Closure;
use CourantDesk\Advertising\AdvertisingModule;
use CourantDesk\ApplicationForms\ApplicationFormsFactory;
use CourantDesk\ApplicationForms\ApplicationFormsModule;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\ApplicationsModule;
use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\CareersBlocks\CareersBlocksModule;
use CourantDesk\Consent\ConsentModule;
use CourantDesk\Email\Admin\TranslatedEmailLabels;
use CourantDesk\Email\Domain\EmailSampleProvider;
use CourantDesk\Email\Domain\FinalEmailComposer;
use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Email\EmailFactory;
use CourantDesk\Email\EmailModule;
use CourantDesk\Email\Messages\SiteEmailSamples;
use CourantDesk\Email\Messages\WeeklySummarySender;
use CourantDesk\Email\SiteEmails;
use CourantDesk\Email\Storage\EmailQueueRepository;
use CourantDesk\Feeds\FeedsModule;
use CourantDesk\Import\Domain\RetentionSettings;
use CourantDesk\Import\ImportModule;
use CourantDesk\Import\RowConverterFactory;
use CourantDesk\Import\SwitchFactory;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RateLimitRepository;
use CourantDesk\Kernel\VisitorIdentifier;
use CourantDesk\Listings\ListingsModule;
use CourantDesk\Listings\Storage\ListingSpecificationUses;
use CourantDesk\LiveBlog\LiveBlogModule;
use CourantDesk\MagazineBlocks\MagazineBlocksModule;
use CourantDesk\Onboarding\OnboardingModule;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Frontend\CountryNames;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\OpeningsModule;
use CourantDesk\Openings\Storage\FieldTermsUpdater;
use CourantDesk\Openings\Storage\PostOpeningRepository;
use CourantDesk\Openings\Storage\PostOpeningWriter;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\PrivateFiles\Domain\NullScanner;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\PrivateFilesFactory;
use CourantDesk\PrivateFiles\PrivateFilesModule;
use CourantDesk\PrivateFiles\Storage\ClamavScanner;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\RecruitingModule;
use CourantDesk\Recruiting\Storage\CandidatePersonalData;
use CourantDesk\Recruiting\Storage\FileAccessPersonalData;
use CourantDesk\Recruiting\Storage\TagPersonalData;
use CourantDesk\Reports\Admin\OverviewScreen;
use CourantDesk\Reports\ReportFactory;
use CourantDesk\Reports\ReportsModule;
use CourantDesk\Reports\Storage\StatisticsRepository;
use CourantDesk\SearchIndex\Filters\AttributeFilterRegistry;
use CourantDesk\SearchIndex\Storage\CityFile;
use CourantDesk\SearchIndex\Storage\TermCoordinates;
use CourantDesk\SearchIndex\SearchIndexModule;
use CourantDesk\Settings\SettingsModule;
use CourantDesk\SiteSearch\SiteSearchModule;
use CourantDesk\TableOfContents\TableOfContentsModule;
use CourantDesk\Video\VideoModule;

/** Creates all modules of the plugin, and injects the objects that they use of each other. */
final class ModuleFactory
{
    private readonly TaxonomySpecificationRepository $specifications;
    private readonly SettingsGroups $settings;
    private readonly OpeningFieldRegistry $openingFields;
    private readonly PostOpeningRepository $openings;
    private readonly FieldTermsUpdater $fieldTerms;
    private readonly TermCoordinates $coordinates;
    private readonly PostOpeningWriter $openingWriter;
    private readonly EmailQueueRepository $emailQueue;
    private readonly TranslatedFieldLabels $fieldLabels;
    private readonly AttributeFilterRegistry $listingFilters;
    private readonly SearchIndexModule $searchIndex;
    private readonly PrivateFilesFactory $privateFiles;
    private readonly ApplicationFormsFactory $forms;
    private readonly ApplicationsFactory $applications;
    private readonly EmailFactory $emails;
    private readonly SiteEmails $siteEmails;
    private ?WeeklySummarySender $weeklySummary = null;
    private ?RecruitingFactory $recruiting = null;
    private readonly ReportFactory $reports;

    public function __construct(private readonly Kernel $kernel)
    {
        $this->specifications = new TaxonomySpecificationRepository();
        $this->fieldLabels = new TranslatedFieldLabels(
            fn (): bool => $this->settings()->openingPage->shouldNameMissingFacts(),
        );
        $this->coordinates = new TermCoordinates(
            $this->specifications, new CityFile(), fn () => $this->settings()->openings,
            fn (): bool => $this->settings()->map->isEnabled(),
        );
        $this->listingFilters = new AttributeFilterRegistry($this->fieldLabels, $this->coordinates, $kernel->sql);
        $this->settings = new SettingsGroups($this->specifications, $this->listingFilters);
        $this->openingFields = new OpeningFieldRegistry();
        $this->openings = new PostOpeningRepository(
            $this->specifications, $this->openingFields, $this->settings->openings->shouldHideClosingDates(...),
        );
        $this->fieldTerms = new FieldTermsUpdater($this->settings->openings);
        $this->openingWriter = new PostOpeningWriter($kernel->sql, $kernel->clock, $kernel->log, $this->fieldTerms);
        $this->emailQueue = new EmailQueueRepository($kernel->sql, $kernel->clock);
        $this->searchIndex = new SearchIndexModule(
            kernel: $kernel, specifications: $this->specifications, openings: $this->openings,
            fields: $this->openingFields, filters: $this->listingFilters, coordinates: $this->coordinates,
        );
        $this->privateFiles = PrivateFilesFactory::create(
            $kernel,
            fn (): Scanner => $this->settings->protection->scannerAddress() === ''
                ? new NullScanner()
                : new ClamavScanner($this->settings->protection->scannerAddress(), $kernel->log),
        );
        $this->forms = new ApplicationFormsFactory($kernel, $this->settings->applications);
        $this->applications = $this->createApplicationsFactory();
        $this->emails = $this->createEmailFactory();
        $statistics = new StatisticsRepository($kernel->sql, $this->searchIndex->countPublished(...));
        $this->reports = new ReportFactory($statistics, $this->openings, $kernel->clock);
        $this->siteEmails = new SiteEmails(
            queue: $this->emailQueue, fieldLabels: $this->fieldLabels, clock: $kernel->clock,
            weeklySummaryTags: fn (): array => $this->weeklySummary()->currentTags(),
        );
    }

    private function settings(): SettingsGroups
    {
        return $this->settings;
    }

    /** @return list<Module> */
    public function create(): array
    {
        $limiter = $this->createLimiter();

        return [
            $this->createEmailModule(), $this->createOpeningsModule(), $this->searchIndex,
            $this->createListingsModule(),
            new SiteSearchModule(
                kernel: $this->kernel, openings: $this->searchIndex->index, fieldLabels: $this->fieldLabels,
                spelling: $this->searchIndex->spellingSuggester, repository: $this->openings,
                specifications: $this->specifications,
            ),
            new PrivateFilesModule($this->kernel, $this->privateFiles),
            new CareersBlocksModule(
                $this->kernel, $this->searchIndex->index, $this->openings, $this->specifications, $this->fieldLabels,
            ),
            new RecruitingModule($this->recruiting()),
            // After Recruiting: uninstalling runs backward, and deletes rows of applications in its tables.
            new ApplicationsModule($this->applications),
            new ApplicationFormsModule($this->forms, $this->applications->formRenderer(...)),
            new TableOfContentsModule(
                $this->kernel, $this->settings->toc, $this->settings->tocDisplay, $this->settings->tocType,
            ),
            new ConsentModule($this->kernel, $this->settings->consent, $limiter),
            new VideoModule($this->kernel, $this->settings->video),
            new AdvertisingModule($this->kernel, $this->settings->advertising, $limiter),
            new MagazineBlocksModule($this->kernel), new LiveBlogModule($this->kernel), $this->createFeedsModule(),
            $this->createImportModule(), new OnboardingModule($this->kernel, $this->settings->openings),
            $this->createReportsModule($limiter), new SettingsModule($this->kernel, $this->settings->all()),
        ];
    }

    private function createApplicationsFactory(): ApplicationsFactory
    {
        return new ApplicationsFactory(
            kernel: $this->kernel, openings: $this->openings, organization: $this->settings->openings,
            settings: $this->settings->applications, protection: $this->settings->protection,
            privateFiles: $this->privateFiles, emailQueue: $this->emailQueue,
            openingForms: $this->forms->openingForms(),
            personalDataStores: [
                $this->privateFiles->personalDataStore(...),
                fn (): PersonalDataStore => new FileAccessPersonalData($this->kernel->sql),
                fn (): PersonalDataStore => new TagPersonalData($this->kernel->sql),
                fn (): PersonalDataStore => new CandidatePersonalData($this->kernel->sql),
            ],
            finalEmails: fn (): FinalEmailComposer => $this->emails->applicationComposer(),
            siteEmails: fn (): SiteEmailQueue => $this->siteEmails,
        );
    }

    private function createEmailFactory(): EmailFactory
    {
        return new EmailFactory(
            kernel: $this->kernel, settings: $this->settings->email, automaticTexts: $this->settings->applications,
            applications: $this->applications, openings: $this->openings, organization: $this->settings->openings,
            fieldLabels: $this->fieldLabels,
        );
    }

    private function weeklySummary(): WeeklySummarySender
    {
        return $this->weeklySummary ??= new WeeklySummarySender(
            reports: $this->reports, company: $this->settings->openings, clock: $this->kernel->clock,
            emails: $this->siteEmails, tasks: $this->kernel->tasks,
            isEnabled: $this->settings->reports->shouldSendWeeklySummary(...),
            overviewUrl: static fn (): string => OverviewScreen::url(7),
        );
    }

    private function createEmailModule(): EmailModule
    {
        return new EmailModule(
            kernel: $this->kernel, queue: $this->emailQueue, composer: $this->emails->applicationComposer(...),
            sender: $this->settings->email->sender($this->settings->openings->name(...)),
            templateSettings: $this->settings->emailTemplate, organization: $this->settings->openings,
            sampleProviders: [
                $this->emails->applicationSamples(...),
                fn (): EmailSampleProvider => new SiteEmailSamples($this->siteEmails),
            ],
            siteEmails: $this->siteEmails, weeklySummary: $this->weeklySummary(),
        );
    }

    private function createListingsModule(): ListingsModule
    {
        return new ListingsModule(
            kernel: $this->kernel, specifications: $this->specifications, openings: $this->openings,
            settings: $this->settings->listings, fieldLabels: $this->fieldLabels, filters: $this->listingFilters,
            index: $this->searchIndex->index, spellingSuggester: $this->searchIndex->spellingSuggester,
            resultCache: $this->searchIndex->resultCache, mapSettings: $this->settings->map, places: $this->coordinates,
        );
    }

    private function createOpeningsModule(): OpeningsModule
    {
        return new OpeningsModule(
            kernel: $this->kernel, settings: $this->settings->openings, page: $this->settings->openingPage,
            specifications: $this->specifications, openings: $this->openings, emails: $this->siteEmails,
            fieldTerms: $this->fieldTerms, fieldLabels: $this->fieldLabels, termCounts: $this->searchIndex->termCounts,
            uses: new ListingSpecificationUses($this->settings->listings, $this->listingFilters),
            hidesClosed: fn (): bool => $this->settings->listings->defaultOptions()->hidesExpired,
        );
    }

    private function recruiting(): RecruitingFactory
    {
        return $this->recruiting ??= new RecruitingFactory(
            kernel: $this->kernel, applications: $this->applications, openingForms: $this->forms->openingForms(),
            privateFiles: $this->privateFiles, emailQueue: $this->emailQueue,
            emailTags: $this->emails->applicationTags(), emailLabels: new TranslatedEmailLabels()
        );
    }

    private function createFeedsModule(): FeedsModule
    {
        return new FeedsModule(
            kernel: $this->kernel, openings: $this->openings, company: $this->settings->openings,
            settings: $this->settings->feeds, index: $this->searchIndex->index,
            specifications: $this->specifications, fields: $this->openingFields,
        );
    }

    private function createImportModule(): ImportModule
    {
        $converters = new RowConverterFactory($this->specifications, CountryNames::findCode(...));

        return new ImportModule(
            kernel: $this->kernel, store: $this->openingWriter, converters: $converters, openings: $this->openings,
            fields: $this->openingFields,
            switch: new SwitchFactory(
                kernel: $this->kernel, settings: $this->settings->all(),
                sourceSettings: $this->settings->sourceSettings, retention: new RetentionSettings(
                    fn (): array => $this->recruiting()->retention->daysByStage(),
                    fn (array $days) => $this->recruiting()->retention->saveDays($days),
                ),
                files: $this->privateFiles->attachmentCopies(...), fileStore: $this->privateFiles->store(...),
                openings: $this->openingWriter, converters: $converters, forms: $this->forms->formRepository(),
            ),
        );
    }

    /** @param Closure(): RateLimiter $limiter */
    private function createReportsModule(Closure $limiter): ReportsModule
    {
        return new ReportsModule(
            kernel: $this->kernel, openings: $this->openings, reports: $this->reports,
            settings: $this->settings->reports, viewTracking: $this->settings->viewTracking, limiter: $limiter,
        );
    }

    /** @return Closure(): RateLimiter */
    private function createLimiter(): Closure
    {
        return fn (): RateLimiter => new RateLimiter(
            new RateLimitRepository($this->kernel->sql, $this->kernel->clock),
            new VisitorIdentifier($this->settings->applications->trustedProxies()),
            $this->settings->applications->connectionFactor(),
        );
    }
}
