<?php

declare(strict_types=1);

namespace CourantDesk\Jobs;

use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Jobs\Admin\LossOfOpenings;
use CourantDesk\Jobs\Admin\OpeningActions;
use CourantDesk\Jobs\Admin\OpeningColumns;
use CourantDesk\Jobs\Admin\OpeningDuplicate;
use CourantDesk\Jobs\Admin\OpeningEditor;
use CourantDesk\Jobs\Admin\OpeningForm;
use CourantDesk\Jobs\Admin\OpeningFormSaver;
use CourantDesk\Jobs\Admin\OpeningNotices;
use CourantDesk\Jobs\Admin\OpeningPreview;
use CourantDesk\Jobs\Admin\OpeningQuickEdit;
use CourantDesk\Jobs\Admin\OpeningRest;
use CourantDesk\Jobs\Admin\PostPickerPolicy;
use CourantDesk\Jobs\Admin\PreviewField;
use CourantDesk\Jobs\Admin\RevisionDiff;
use CourantDesk\Jobs\Admin\SpecificationsScreen;
use CourantDesk\Jobs\Admin\TermOrder;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\SpecificationUses;
use CourantDesk\Jobs\Frontend\OpeningSearchResults;
use CourantDesk\Jobs\Frontend\UnlistedOpenings;
use CourantDesk\Jobs\Http\OpeningsRestController;
use CourantDesk\Jobs\Storage\FieldTermsUpdater;
use CourantDesk\Jobs\Storage\RecountTermsMigration;
use CourantDesk\Jobs\Storage\TermCounts;
use CourantDesk\Jobs\View\OpeningHead;
use CourantDesk\Jobs\View\OpeningPage;
use CourantDesk\Jobs\Wp\AdoptedLooks;
use CourantDesk\Jobs\Wp\CapabilitiesMigration;
use CourantDesk\Jobs\Wp\ClosedOpenings;
use CourantDesk\Jobs\Wp\ClosedPage;
use CourantDesk\Jobs\Wp\ClosingCron;
use CourantDesk\Jobs\Wp\ClosingKeeper;
use CourantDesk\Jobs\Wp\ClosingMails;
use CourantDesk\Jobs\Wp\DepartingUsers;
use CourantDesk\Jobs\Wp\FormerTerms;
use CourantDesk\Jobs\Wp\ClosingSamples;
use CourantDesk\Jobs\Wp\JobsEraser;
use CourantDesk\Jobs\Wp\JobsInstaller;
use CourantDesk\Jobs\Wp\JobsSettingsChange;
use CourantDesk\Jobs\Wp\OpeningCopy;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningStatus;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Jobs\Wp\Roles;
use CourantDesk\Jobs\Wp\SpecificationJson;
use CourantDesk\Jobs\Wp\SpecificationLock;
use CourantDesk\Jobs\Wp\SpecificationLoss;
use CourantDesk\Jobs\Wp\SpecificationsRoute;
use CourantDesk\Jobs\Wp\SpecificationStore;
use CourantDesk\Jobs\Wp\SpecificationTransaction;
use CourantDesk\Jobs\Wp\SpecificationTaxonomies;
use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Jobs\Wp\TermStore;
use CourantDesk\Jobs\Wp\UninstallProtection;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Migrates;
use CourantDesk\Kernel\Registers;
use CourantDesk\MailLook\Domain\MailSamples;

/** Openings: what they are, how they are edited, closed and shown. */
final class JobsFeature implements Feature, Registers, Installs, Migrates
{
    private readonly OpeningType $type;
    private readonly SpecificationTaxonomies $taxonomies;
    private readonly TermCounts $counts;
    private readonly ClosingKeeper $keeper;
    private readonly ClosingCron $cron;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly JobsSettings $settings,
        private readonly TaxonomySpecifications $specifications,
        private readonly Openings $openings,
        private readonly SpecificationUses $uses,
        private readonly EmailQueue $emails,
        private readonly FieldTermsUpdater $fieldTerms,
    ) {
        $this->type = new OpeningType($settings);
        $this->counts = new TermCounts($kernel->sql);
        $this->taxonomies = new SpecificationTaxonomies($specifications, $this->counts);
        $this->keeper = new ClosingKeeper($kernel->clock, new OpeningStatus($kernel->sql, $kernel->clock));
        $this->cron = new ClosingCron($kernel->clock, $kernel->sql, $this->keeper);
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 5);
        add_filter('is_protected_meta', [new OpeningMeta(), 'isOurs'], 10, 3);
        add_filter('post_type_link', [$this->type, 'prettyLink'], 10, 4);
        add_action(ClosingCron::EVENT, [$this->cron, 'run']);
        add_action(ClosingCron::EVENT, [$this, 'tellAuthors'], 20);
        $this->keeper->boot();
        $this->fieldTerms->boot();
        (new ClosedOpenings($this->openings, $this->kernel->clock, $this->kernel->sql))->boot();
        (new UnlistedOpenings($this->kernel->sql))->boot();
        $this->counts->boot();
        add_filter('rest_request_before_callbacks', OpeningsRestController::hideRevisions(...), 10, 3);
        (new ClosedPage($this->settings, $this->openings, $this->kernel->clock))->boot();
        (new OpeningPage($this->kernel, $this->settings, $this->specifications, $this->openings))->boot();
        (new OpeningHead($this->openings))->boot();
        (new OpeningSearchResults($this->openings, $this->kernel->clock))->boot();
        (new JobsSettingsChange($this->settings))->boot();
        (new DepartingUsers($this->kernel->sql))->boot();
        (new FormerTerms($this->specifications, $this->kernel->sql))->boot();
        add_action('rest_api_init', fn () => $this->route()->register());
        $this->bootAdmin();
    }

    private function route(): SpecificationsRoute
    {
        $loss = new SpecificationLoss($this->specifications, $this->uses, $this->kernel->sql);

        return new SpecificationsRoute(
            new SpecificationStore($this->kernel->sql, $this->specifications, $this->taxonomies, $this->settings),
            new TermStore($this->specifications),
            new SpecificationJson($this->specifications, $loss, $this->uses),
            $loss,
            $this->uses,
            new SpecificationTransaction($this->kernel->sql, new SpecificationLock($this->kernel->sql, $this->kernel->clock)),
            $this->kernel->log,
            $this->kernel->file,
        );
    }

    public function tellAuthors(): void
    {
        $kernel = $this->kernel;
        (new ClosingMails($kernel->sql, $kernel->clock, $this->openings, $this->settings, $this->emails))->send();
    }

    public function mailSamples(): MailSamples
    {
        return new ClosingSamples($this->kernel->clock);
    }

    public function register(): void
    {
        $this->type->register();
        $this->taxonomies->register();
        (new OpeningMeta())->register();
    }

    public function migrations(): array
    {
        return [new CapabilitiesMigration(), new RecountTermsMigration($this->specifications)];
    }

    public function install(): void
    {
        (new Roles())->grant();
        (new JobsInstaller($this->taxonomies))->install();
        (new AdoptedLooks($this->settings))->adopt();
        (new UninstallProtection())->switchOff();
        $this->cron->schedule();
    }

    public function deactivate(): void
    {
        $this->cron->unschedule();
    }

    public function erase(): void
    {
        $this->cron->unschedule();
        (new UninstallProtection())->erase();
        $this->register();
        (new JobsEraser($this->specifications, $this->kernel->sql, $this->settings))->erase();
        (new Roles())->revoke();
        Capabilities::revoke();
    }

    private function bootAdmin(): void
    {
        $notices = new OpeningNotices();
        (new OpeningPreview())->boot();
        (new OpeningRest($this->kernel->clock, $notices))->boot();
        (new PreviewField($this->openings, $this->settings))->boot();
        if (!is_admin()) {
            return;
        }
        $notices->boot();
        (new OpeningForm($this->kernel->template, $this->specifications, $this->openings, $this->settings))->boot();
        (new RevisionDiff())->boot();
        (new LossOfOpenings($this->kernel->template, $this->kernel->sql))->boot();
        (new OpeningFormSaver($this->kernel->clock, $this->specifications, $notices))->boot();
        (new PostPickerPolicy())->boot();
        (new OpeningColumns($this->openings))->boot();
        (new OpeningActions($this->kernel->clock, new OpeningStatus($this->kernel->sql, $this->kernel->clock), $notices))->boot();
        (new OpeningDuplicate(new OpeningCopy($this->kernel->sql, $this->specifications, $this->kernel->log, $this->fieldTerms), $notices))->boot();
        (new OpeningQuickEdit($this->kernel->clock, $this->kernel->assets, $notices))->boot();
        (new OpeningEditor($this->kernel->assets, $this->settings))->boot();
        (new TermOrder($this->specifications))->boot();
        (new SpecificationsScreen($this->kernel->assets, $this->kernel->template))->boot();
    }
}
