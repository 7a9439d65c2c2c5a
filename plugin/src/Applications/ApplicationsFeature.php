<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Admin\ApplicationsAdmin;
use CourantDesk\Applications\Admin\Forms\ApplyBox;
use CourantDesk\Applications\Admin\Forms\FormsPage;
use CourantDesk\Applications\Wp\ApplicationsEdge;
use CourantDesk\Applications\Wp\ApplicationsInstaller;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\ApplyMeta;
use CourantDesk\Applications\Wp\Housekeeping;
use CourantDesk\Applications\Wp\NewColumns;
use CourantDesk\Applications\Wp\PersonalData;
use CourantDesk\Applications\Wp\Tables;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Migrates;
use CourantDesk\Kernel\Registers;

/** Applications: the form, what is sent by it, the files, the mails, and the recruiter's screens. */
final class ApplicationsFeature implements Feature, Registers, Installs, Migrates
{
    private readonly ApplicationsParts $parts;

    public function __construct(Kernel $kernel, Openings $openings, Organisation $organisation, ApplicationsSettings $settings, MailSettings $mails)
    {
        $this->parts = new ApplicationsParts($kernel, $openings, $organisation, $settings, $mails);
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 5);
        (new ApplicationsEdge($this->parts))->boot();
        (new Housekeeping($this->parts))->boot();
        (new PersonalData($this->parts))->boot();
        $this->parts->adopted()->boot();
        if (is_admin()) {
            (new ApplicationsAdmin($this->parts))->boot();
            (new FormsPage($this->parts))->boot();
            (new ApplyBox($this->parts))->boot();
        }
    }

    public function register(): void
    {
        (new ApplicationType())->register();
        $this->parts->library()->register();
        (new ApplyMeta())->register();
    }

    public function migrations(): array
    {
        return [new NewColumns(new Tables($this->parts->kernel->sql))];
    }

    public function install(): void
    {
        (new ApplicationsInstaller($this->parts))->install();
    }

    public function deactivate(): void
    {
        (new ApplicationsInstaller($this->parts))->deactivate();
    }

    public function erase(): void
    {
        (new ApplicationsInstaller($this->parts))->erase();
    }
}
