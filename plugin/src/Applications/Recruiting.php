<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Admin\Recruiting\ApplicationsExport;
use CourantDesk\Applications\Admin\Recruiting\RecruitingScreen;
use CourantDesk\Applications\Admin\Recruiting\RecruitingSettingsScreen;
use CourantDesk\Applications\Admin\Recruiting\SpamExpiryNotice;
use CourantDesk\Applications\Admin\Recruiting\TeamBox;
use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\Storage\OrphanSweep;
use CourantDesk\Applications\Wp\Recruiting\FillCandidates;
use CourantDesk\Applications\Wp\Recruiting\MovedApplications;
use CourantDesk\Applications\Wp\Recruiting\Rest\Access;
use CourantDesk\Applications\Wp\Recruiting\Rest\ApplicationJson;
use CourantDesk\Applications\Wp\Recruiting\Rest\ApplicationRoutes;
use CourantDesk\Applications\Wp\Recruiting\Rest\BulkRoute;
use CourantDesk\Applications\Wp\Recruiting\Rest\ConversationRoutes;
use CourantDesk\Applications\Wp\Recruiting\Rest\SchemaFile;
use CourantDesk\Applications\Wp\Recruiting\Rest\SettingsRoutes;
use CourantDesk\Applications\Wp\Recruiting\Retention;
use CourantDesk\Applications\Wp\Recruiting\RetentionCommand;
use CourantDesk\Applications\Wp\Recruiting\SavedViews;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\Commands;
use CourantDesk\Kernel\Migration;

/** The recruiters' side of the room: hooks only. */
final class Recruiting
{
    private readonly RecruitingParts $parts;

    public function __construct(ApplicationsParts $room)
    {
        $this->parts = new RecruitingParts($room);
    }

    public function boot(): void
    {
        $this->parts->rows->boot();
        $this->parts->team->boot();
        $this->parts->opened->boot();
        $this->parts->retention->boot();
        $this->parts->orphans()->boot();
        Commands::offer('retention', 'Deletes applications that are kept no longer; --dry-run only tells.', fn (): Command => new RetentionCommand($this->parts->retention, $this->parts->stages));
        add_filter('courant_desk_exports', fn (mixed $exports): array => (is_array($exports) ? $exports : []) + ['applications' => fn (string $format): iterable => $this->export()->as($format)]);
        (new SpamExpiryNotice($this->parts->retention))->boot();
        add_action('rest_api_init', [$this, 'registerRoutes']);
        add_action(Wp\Housekeeping::EVENT, [$this, 'keepHouse']);
        if (is_admin()) {
            (new Wp\PrivacyText($this->parts->room->settings, $this->parts->retention, $this->parts->stages))->boot();
            (new RecruitingScreen($this->parts))->boot();
            (new RecruitingSettingsScreen($this->parts))->boot();
            (new ApplicationsExport($this->parts))->boot();
            (new TeamBox($this->parts->team, $this->parts->room->kernel->template))->boot();
        }
    }

    public function registerRoutes(): void
    {
        $access = new Access();
        $schema = new SchemaFile($this->parts->room->kernel->file);
        $moved = new MovedApplications($this->parts);
        $applications = new ApplicationRoutes($this->parts, $access, new ApplicationJson($this->parts), $moved, $schema);
        $applications->register();
        (new BulkRoute($this->parts, $access, $moved))->register();
        (new ConversationRoutes($this->parts, $access, $applications, $schema))->register();
        (new SettingsRoutes($this->parts, $access, new SavedViews(), $schema))->register();
    }

    /** Whoever has a command line has the database: all applications. */
    private function export(): ApplicationsExport
    {
        return new ApplicationsExport($this->parts, new Scope(true, 0, []));
    }

    /** Once a day: leftovers go, and so does what is kept no longer. */
    public function keepHouse(): void
    {
        $this->parts->orphans()->runInBackground();
        $this->parts->retention->runInBackground();
    }

    public function migration(): Migration
    {
        return new FillCandidates($this->parts->tables, $this->parts->rows);
    }

    public function install(): void
    {
        $this->parts->tables->install();
        $this->parts->stages->install();
    }

    public function deactivate(): void
    {
        wp_clear_scheduled_hook(Retention::EVENT);
        wp_clear_scheduled_hook(OrphanSweep::EVENT);
    }

    public function erase(): void
    {
        $this->deactivate();
        $this->parts->tables->erase();
        $this->parts->stages->erase();
        $this->parts->templates->erase();
        $this->parts->retention->erase();
        $this->parts->orphans()->erase();
        delete_metadata('user', 0, $this->parts->room->kernel->sql->core(SavedViews::OPTION), '', true);
    }
}
