<?php

declare(strict_types=1);

namespace CourantDesk;

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
use CourantDesk\Email\EmailFactory;
use CourantDesk\Email\EmailModule;
use CourantDesk\Email\Messages\OpeningClosingEmailSamples;
use CourantDesk\Email\Messages\OpeningEmailFactory;
use CourantDesk\Email\Messages\WeeklySummaryEmail;
use CourantDesk\Email\Messages\WeeklySummarySample;
use CourantDesk\Email\Storage\EmailQueueRepository;
use CourantDesk\Feeds\FeedsModule;
use CourantDesk\Import\ImportModule;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\CommandRegistry;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Lifecycle;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RateLimitRepository;
use CourantDesk\Kernel\RestApi;
use CourantDesk\Kernel\VisitorIdentifier;
use CourantDesk\Listings\ListingsModule;
use CourantDesk\Listings\Storage\ListingSpecificationUses;
use CourantDesk\MagazineBlocks\MagazineBlocksModule;
use CourantDesk\Onboarding\OnboardingModule;
use CourantDesk\Openings\Admin\UninstallProtection;
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
use CourantDesk\Reports\Admin\OverviewScreen;
use CourantDesk\Reports\ReportFactory;
use CourantDesk\Reports\ReportsModule;
use CourantDesk\Reports\Storage\StatisticsRepository;
use CourantDesk\SearchIndex\SearchIndexModule;
use CourantDesk\Settings\SettingsModule;
use CourantDesk\TableOfContents\TableOfContentsModule;
use CourantDesk\Video\VideoModule;

/** Creates every module of the plugin and passes modules what they use of others. */
final class Plugin
{
    /** @var list<Module>|null */
    private ?array $modules = null;

    private function __construct(private readonly Kernel $kernel)
    {
    }

    public static function start(string $file, string $version): void
    {
        $plugin = new self(Kernel::create($file, $version));
        add_action('plugins_loaded', [$plugin, 'boot'], 5);
        $plugin->lifecycle()->register();
    }

    /** Called by WordPress when the plugin is deleted. */
    public static function uninstall(string $file): void
    {
        $plugin = new self(Kernel::create($file, '0'));
        $plugin->lifecycle()->uninstall();
    }

    private function lifecycle(): Lifecycle
    {
        return new Lifecycle($this->kernel, $this->modules(...), self::hasConflict(...), (new UninstallProtection())->restore(...));
    }

    /** @return list<Module> the same objects at each call, so that cached settings are cleared everywhere at once */
    public function modules(): array
    {
        return $this->modules ??= $this->createModules();
    }

    /** @return list<Module> */
    private function createModules(): array
    {
        $kernel = $this->kernel;
        $specifications = new TaxonomySpecificationRepository();
        $settings = new SettingsGroups($specifications);
        $openingFields = new OpeningFieldRegistry();
        $openings = new PostOpeningRepository($specifications, $openingFields);
        $fieldTerms = new FieldTermsUpdater($settings->openings);
        $openingWriter = new PostOpeningWriter($kernel->sql, $kernel->clock, $kernel->log, $fieldTerms);
        $emailQueue = new EmailQueueRepository($kernel->sql, $kernel->clock);
        $fieldLabels = new TranslatedFieldLabels();
        $searchIndex = new SearchIndexModule($kernel, $specifications, $openings);
        $listingsModule = new ListingsModule(
            kernel: $kernel,
            specifications: $specifications,
            openings: $openings,
            settings: $settings->listings,
            fieldLabels: $fieldLabels,
            index: $searchIndex->index,
            spellingSuggester: $searchIndex->spellingSuggester,
            resultCache: $searchIndex->resultCache
        );

        $openingsModule = new OpeningsModule(
            kernel: $kernel,
            settings: $settings->openings,
            specifications: $specifications,
            openings: $openings,
            uses: new ListingSpecificationUses($settings->listings),
            emailQueue: $emailQueue,
            emails: new OpeningEmailFactory($fieldLabels),
            fieldTerms: $fieldTerms
        );
        $privateFiles = PrivateFilesFactory::create($kernel, static fn (): Scanner => $settings->protection->scannerAddress() === '' ? new NullScanner() : new ClamavScanner($settings->protection->scannerAddress(), $kernel->log));
        $forms = new ApplicationFormsFactory($kernel, $settings->applications);
        $applicationsFactory = new ApplicationsFactory(
            kernel: $kernel,
            openings: $openings,
            organisation: $settings->openings,
            settings: $settings->applications,
            protection: $settings->protection,
            privateFiles: $privateFiles,
            emailQueue: $emailQueue,
            openingForms: $forms->openingForms(),
            personalDataStores: [
                $privateFiles->personalDataStore(...),
                static fn (): PersonalDataStore => new FileAccessPersonalData($kernel->sql),
                static fn (): PersonalDataStore => new CandidatePersonalData($kernel->sql),
            ],
        );
        $emailFactory = new EmailFactory(
            kernel: $kernel,
            settings: $settings->email,
            automaticTexts: $settings->applications,
            applications: $applicationsFactory,
            openings: $openings,
            organisation: $settings->openings,
            fieldLabels: $fieldLabels
        );
        $recruiting = new RecruitingFactory(
            kernel: $kernel,
            applications: $applicationsFactory,
            openingForms: $forms->openingForms(),
            privateFiles: $privateFiles,
            emailQueue: $emailQueue,
            emailTags: $emailFactory->applicationTags(),
            emailLabels: new TranslatedEmailLabels()
        );
        $reports = new ReportFactory(new StatisticsRepository($kernel->sql), $openings, $kernel->clock);
        $weeklySummary = new WeeklySummaryEmail(
            reports: $reports,
            company: $settings->openings,
            clock: $kernel->clock,
            queue: $emailQueue,
            isEnabled: $settings->reports->shouldSendWeeklySummary(...),
            overviewUrl: static fn (): string => OverviewScreen::url(7),
        );

        $limiter = static fn (): RateLimiter => new RateLimiter(
            new RateLimitRepository($kernel->sql, $kernel->clock),
            new VisitorIdentifier($settings->applications->trustedProxies()),
            $settings->applications->connectionFactor(),
        );

        return [
            new EmailModule(
                kernel: $kernel,
                queue: $emailQueue,
                sender: $settings->email->sender($settings->openings->name(...)),
                composers: [$emailFactory->applicationComposer(...)],
                templateSettings: $settings->emailTemplate,
                organisation: $settings->openings,
                sampleProviders: [
                    $emailFactory->applicationSamples(...),
                    static fn (): EmailSampleProvider => new OpeningClosingEmailSamples($kernel->clock, $fieldLabels),
                    static fn (): EmailSampleProvider => new WeeklySummarySample($weeklySummary),
                ],
                weeklySummary: $weeklySummary,
            ),
            $openingsModule,
            $searchIndex,
            $listingsModule,
            new PrivateFilesModule($kernel, $privateFiles),
            new CareersBlocksModule($kernel, $searchIndex->index, $openings, $specifications, $fieldLabels),
            // Before Applications: uninstalling runs backward, and deleting an application deletes its rows in the tables of Recruiting.
            new RecruitingModule($recruiting),
            new ApplicationsModule($applicationsFactory),
            new ApplicationFormsModule($forms, $applicationsFactory->formRenderer(...)),
            new TableOfContentsModule($kernel, $settings->toc, $settings->tocDisplay, $settings->tocType),
            new ConsentModule($kernel, $settings->consent, $limiter),
            new VideoModule($kernel, $settings->video),
            new AdvertisingModule($kernel, $settings->advertising, $limiter),
            new MagazineBlocksModule($kernel),
            new FeedsModule(
                kernel: $kernel,
                openings: $openings,
                company: $settings->openings,
                settings: $settings->feeds,
                index: $searchIndex->index,
                specifications: $specifications,
                fields: $openingFields,
            ),
            new ImportModule(
                kernel: $kernel,
                store: $openingWriter,
                specifications: $specifications,
                openings: $openings,
                fields: $openingFields,
                countryOf: CountryNames::findCode(...),
            ),
            new OnboardingModule($kernel, $settings->openings),
            new ReportsModule(
                kernel: $kernel,
                openings: $openings,
                reports: $reports,
                settings: $settings->reports,
                viewTracking: $settings->viewTracking,
                limiter: $limiter
            ),
            new SettingsModule($kernel, $settings->all()),
        ];
    }

    public function boot(): void
    {
        (new UninstallProtection())->register();
        if (self::hasConflict()) {
            add_action('admin_notices', [$this, 'printConflictNotice']);

            return;
        }
        add_action('init', [$this, 'loadTextDomain'], 0);
        Capabilities::register();
        $this->kernel->assets->register();
        $this->kernel->pageConfig->register();
        foreach ($this->modules() as $feature) {
            $feature->boot();
        }
        CommandRegistry::registerAdded();
        RestApi::registerAddedControllers();
    }

    /** Translations that come with the plugin; WordPress's own language packs win. */
    public function loadTextDomain(): void
    {
        load_plugin_textdomain('courant-desk', false, dirname(plugin_basename($this->kernel->pluginFile)) . '/languages');
    }

    /** Two plugins that own the same openings would harm them: ours waits (docs/compatibility/easy-table-of-contents.md, docs/compatibility/wp-job-openings.md#post-types-and-statuses). */
    private static function hasConflict(): bool
    {
        return defined('AWSM_JOBS_PLUGIN_VERSION') || class_exists('AWSM_Job_Openings', false);
    }

    public function printConflictNotice(): void
    {
        wp_admin_notice(
            esc_html__('Courant Desk is inactive while WP Job Openings is active, because both plugins use the same data. To use Courant Desk with all openings and applications, deactivate WP Job Openings.', 'courant-desk'),
            ['type' => 'warning']
        );
    }
}
