<?php

declare(strict_types=1);

namespace CourantDesk;

use CourantDesk\Advertising\AdvertisingFeature;
use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Applications\ApplicationsFeature;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\MailSettings;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\Careers\CareersFeature;
use CourantDesk\Consent\ConsentFeature;
use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Contents\ContentsFeature;
use CourantDesk\Contents\ContentsLooks;
use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\ContentsTypes;
use CourantDesk\Email\EmailModule;
use CourantDesk\Email\Storage\EmailQueueRepository;
use CourantDesk\Feeds\FeedsFeature;
use CourantDesk\Feeds\FeedsSettings;
use CourantDesk\Imports\ImportsFeature;
use CourantDesk\Jobs\JobsFeature;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Jobs\Storage\FieldTermsUpdater;
use CourantDesk\Jobs\View\CountryNames;
use CourantDesk\Jobs\View\SpokenFields;
use CourantDesk\Jobs\Wp\PostOpenings;
use CourantDesk\Jobs\Wp\PostOpeningStore;
use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Jobs\Wp\UninstallProtection;
use CourantDesk\JobViews\JobViewsFeature;
use CourantDesk\JobViews\JobViewsSettings;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Lifecycle;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Rates;
use CourantDesk\Kernel\Visitor;
use CourantDesk\Listings\ListingsFeature;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Listings\Wp\ListedSpecifications;
use CourantDesk\MailLook\MailLookFeature;
use CourantDesk\MailLook\MailLookSettings;
use CourantDesk\News\NewsFeature;
use CourantDesk\Overview\OverviewFeature;
use CourantDesk\Overview\OverviewSettings;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\PrivateFilesModule;
use CourantDesk\Settings\SettingsFeature;
use CourantDesk\Setup\SetupFeature;
use CourantDesk\Video\VideoFeature;
use CourantDesk\Video\VideoSettings;

/** THE INDEX: all rooms of the plugin, built by hand, one line each. */
final class Plugin
{
    /** @var list<Feature>|null */
    private ?array $features = null;

    private function __construct(private readonly Kernel $kernel)
    {
    }

    public static function start(string $file, string $version): void
    {
        $plugin = new self(Kernel::build($file, $version));
        add_action('plugins_loaded', [$plugin, 'boot'], 5);
        $plugin->lifecycle()->watch();
    }

    /** Called by WordPress when the plugin is deleted. */
    public static function uninstall(string $file): void
    {
        $plugin = new self(Kernel::build($file, '0'));
        $plugin->lifecycle()->uninstall();
    }

    private function lifecycle(): Lifecycle
    {
        return new Lifecycle($this->kernel, $this->features(...), self::waits(...), (new UninstallProtection())->restore(...));
    }

    /** @return list<Feature> the same ones each time: a room's settings are read once and forgotten everywhere at once */
    public function features(): array
    {
        return $this->features ??= $this->build();
    }

    /** @return list<Feature> */
    private function build(): array
    {
        $kernel = $this->kernel;
        $jobs = new JobsSettings();
        $applications = new ApplicationsSettings();
        $mails = new MailSettings();
        $protection = new ProtectionSettings();
        $views = new JobViewsSettings();
        $contents = new ContentsSettings();
        $looks = new ContentsLooks();
        $types = new ContentsTypes();
        $video = new VideoSettings();
        $consent = new ConsentSettings();
        $advertising = new AdvertisingSettings();
        $feeds = new FeedsSettings();
        $overview = new OverviewSettings();
        $specifications = new TaxonomySpecifications();
        $listings = new ListingsSettings($specifications);
        $openings = new PostOpenings($specifications);
        $fieldTerms = new FieldTermsUpdater($jobs);
        $store = new PostOpeningStore($kernel->sql, $kernel->clock, $kernel->log, $fieldTerms);
        $look = new MailLookSettings();
        $emails = new EmailQueueRepository($kernel->sql, $kernel->clock);
        $fieldLabels = new SpokenFields();
        $listing = new ListingsFeature($kernel, $specifications, $openings, $listings, $fieldLabels);

        $desk = new JobsFeature($kernel, $jobs, $specifications, $openings, new ListedSpecifications($listings), $emails, $fieldTerms);
        $files = PrivateFilesModule::create($kernel, new AdoptedFiles($kernel->sql), static fn (): Scanner => $protection->createScanner($kernel->log));
        $recruiting = new ApplicationsFeature($kernel, $openings, $jobs, $applications, $files, $emails, $fieldLabels, $mails, $protection);
        $figures = new OverviewFeature($kernel, $openings, $jobs, $overview, $emails);

        $limiter = static fn (): RateLimiter => new RateLimiter(
            new Rates($kernel->sql, $kernel->clock),
            new Visitor($applications->proxies()),
            $applications->connectionFactor(),
        );

        return [
            new EmailModule($kernel, $emails, $mails->sender($jobs->name(...)), [$recruiting->emailComposer(...)]),
            $desk,
            $listing,
            $files,
            new CareersFeature($kernel, $listing->index(), $openings, $specifications, $fieldLabels),
            $recruiting,
            new JobViewsFeature($kernel, $openings, $views, $limiter),
            new ContentsFeature($kernel, $contents, $looks, $types),
            new ConsentFeature($kernel, $consent, $limiter),
            new VideoFeature($kernel, $video),
            new AdvertisingFeature($kernel, $advertising, $limiter),
            new NewsFeature($kernel),
            new FeedsFeature($kernel, $openings, $jobs, $feeds, $listing->index(), $specifications),
            new ImportsFeature($kernel, $store, $specifications, $openings, CountryNames::find(...)),
            new SetupFeature($kernel, $jobs),
            $figures,
            new MailLookFeature($kernel, $look, $jobs, [$recruiting->mailSamples(...), $desk->mailSamples(...), $figures->mailSamples(...)]),
            new SettingsFeature($kernel, [
                $jobs,
                $listings,
                $applications,
                $mails,
                $look,
                $protection,
                $views,
                $contents,
                $looks,
                $types,
                $video,
                $consent,
                $advertising,
                $feeds,
                $overview,
            ]),
        ];
    }

    public function boot(): void
    {
        (new UninstallProtection())->boot();
        if (self::waits()) {
            add_action('admin_notices', [$this, 'stepBack']);

            return;
        }
        add_action('init', [$this, 'speak'], 0);
        Capabilities::boot();
        $this->kernel->assets->boot();
        $this->kernel->config->boot();
        foreach ($this->features() as $feature) {
            $feature->boot();
        }
    }

    /** Translations that come with the plugin; WordPress's own language packs win. */
    public function speak(): void
    {
        load_plugin_textdomain('courant-desk', false, dirname(plugin_basename($this->kernel->file)) . '/languages');
    }

    /** Two plugins that own the same openings would harm them: ours waits (Rulings 39, Jobs contract 1.1). */
    private static function waits(): bool
    {
        return defined('AWSM_JOBS_PLUGIN_VERSION') || class_exists('AWSM_Job_Openings', false);
    }

    public function stepBack(): void
    {
        wp_admin_notice(
            esc_html__('Courant Desk is waiting: WP Job Openings is active and owns the same openings. Deactivate it, and Courant Desk takes over with all openings and applications.', 'courant-desk'),
            ['type' => 'warning']
        );
    }
}
