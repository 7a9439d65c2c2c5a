<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Admin\ApplicationsAdmin;
use CourantDesk\Applications\Admin\FileTransfersCard;
use CourantDesk\Applications\Admin\Forms\ApplyBox;
use CourantDesk\Applications\Admin\Forms\FormsPage;
use CourantDesk\Applications\Cli\AttachmentsCommand;
use CourantDesk\Applications\Http\AttachmentAccessPolicy;
use CourantDesk\Applications\Storage\FileIdMigration;
use CourantDesk\Applications\Wp\ApplicationsEdge;
use CourantDesk\Applications\Wp\ApplicationsInstaller;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\ApplyMeta;
use CourantDesk\Applications\Wp\Health\HealthWatch;
use CourantDesk\Applications\Wp\Housekeeping;
use CourantDesk\Applications\Wp\NewColumns;
use CourantDesk\Applications\Wp\OwnPage;
use CourantDesk\Applications\Wp\PersonalData;
use CourantDesk\Applications\Wp\SampleLetters;
use CourantDesk\Applications\Wp\Tables;
use CourantDesk\Applications\Wp\WhenOthersGo;
use CourantDesk\Email\Domain\EmailComposer;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\Commands;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Migrates;
use CourantDesk\Kernel\Registers;
use CourantDesk\MailLook\Domain\MailSamples;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;

/** Applications: the form, what is sent by it, the files, the mails, and the recruiter's screens. */
final class ApplicationsFeature implements Feature, Registers, Installs, Migrates
{
    private readonly ApplicationsParts $parts;
    private readonly Recruiting $recruiting;

    public function __construct(Kernel $kernel, Openings $openings, Organisation $organisation, ApplicationsSettings $settings, PrivateFiles $privateFiles, EmailQueue $emails, FieldWords $fieldLabels, MailSettings $mails, ProtectionSettings $protection)
    {
        $this->parts = new ApplicationsParts($kernel, $openings, $organisation, $settings, $privateFiles, $emails, $fieldLabels, $mails, $protection);
        $this->recruiting = new Recruiting($this->parts);
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 5);
        (new ApplicationsEdge($this->parts))->boot();
        (new OwnPage($this->parts))->boot();
        (new Housekeeping($this->parts))->boot();
        (new PersonalData($this->parts))->boot();
        (new HealthWatch($this->parts))->boot();
        (new AttachmentAccessPolicy($this->parts->adopted()))->register();
        (new WhenOthersGo($this->parts->kernel->sql))->boot();
        $this->parts->transfers()->boot();
        Commands::offer('attachments', 'Moves CVs of WP Job Openings into the private store (import), or writes copies back for it (write-back --yes).', fn (): Command => new AttachmentsCommand($this->parts->transfers(), $this->parts->adoptedTransfer(), $this->parts->writeBack()));
        $this->recruiting->boot();
        if (is_admin()) {
            (new ApplicationsAdmin($this->parts))->boot();
            (new FormsPage($this->parts))->boot();
            (new ApplyBox($this->parts))->boot();
            (new FileTransfersCard($this->parts))->register();
        }
    }

    public function register(): void
    {
        (new ApplicationType())->register();
        $this->parts->library()->register();
        (new ApplyMeta())->register();
    }

    public function emailComposer(): EmailComposer
    {
        return $this->parts->emailComposer();
    }

    public function mailSamples(): MailSamples
    {
        return new SampleLetters($this->parts);
    }

    public function migrations(): array
    {
        return [new NewColumns(new Tables($this->parts->kernel->sql)), $this->recruiting->migration(), new FileIdMigration($this->parts->kernel->sql)];
    }

    public function install(): void
    {
        (new ApplicationsInstaller($this->parts))->install();
        $this->recruiting->install();
    }

    public function deactivate(): void
    {
        (new ApplicationsInstaller($this->parts))->deactivate();
        $this->recruiting->deactivate();
    }

    public function erase(): void
    {
        (new ApplicationsInstaller($this->parts))->erase();
        $this->recruiting->erase();
    }
}
