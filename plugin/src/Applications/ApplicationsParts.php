<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Domain\ApplicationLink;
use CourantDesk\Applications\Domain\DuplicateGuard;
use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Applications\Domain\Guard;
use CourantDesk\Applications\Domain\Limits;
use CourantDesk\Applications\Domain\SubmitApplication;
use CourantDesk\Applications\Domain\UploadPolicy;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Applications\Storage\AdoptedFilesTransfer;
use CourantDesk\Applications\Storage\ApplicationUpdates;
use CourantDesk\Applications\Storage\AttachmentWriteBack;
use CourantDesk\Applications\Storage\LimitedStorage;
use CourantDesk\Applications\Storage\TransferRunner;
use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\Applications\Wp\ApplicationAnswers;
use CourantDesk\Applications\Wp\ApplicationEmailComposer;
use CourantDesk\Applications\Wp\ApplicationTags;
use CourantDesk\Applications\Wp\ApplyMeta;
use CourantDesk\Applications\Wp\ContentSniffer;
use CourantDesk\Applications\Wp\ContractHooks;
use CourantDesk\Applications\Wp\EarlierApplications;
use CourantDesk\Applications\Wp\Flash;
use CourantDesk\Applications\Wp\FormConfig;
use CourantDesk\Applications\Wp\FormPage;
use CourantDesk\Applications\Wp\InputReader;
use CourantDesk\Applications\Wp\MailTexts;
use CourantDesk\Applications\Wp\Messages;
use CourantDesk\Applications\Wp\OpeningForms;
use CourantDesk\Applications\Wp\PostApplicationStore;
use CourantDesk\Applications\Wp\PostFormLibrary;

use CourantDesk\Applications\Wp\Protection\AkismetGuard;
use CourantDesk\Applications\Wp\Protection\CaptchaGuard;
use CourantDesk\Applications\Wp\SigningKey;
use CourantDesk\Applications\Wp\SubmitEdge;
use CourantDesk\Applications\Wp\TableAttempts;
use CourantDesk\Applications\Wp\TokenRoute;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Rates;
use CourantDesk\Kernel\Visitor;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\PrivateFiles\Domain\Scanner;

/** Builds what the room is made of, each part when it is first asked for. */
final class ApplicationsParts
{
    private ?FormPage $page = null;

    public function __construct(
        public readonly Kernel $kernel,
        public readonly Openings $openings,
        public readonly Organisation $organisation,
        public readonly ApplicationsSettings $settings,
        public readonly PrivateFiles $privateFiles,
        public readonly EmailQueue $emails,
        public readonly FieldWords $fieldLabels,
        public readonly MailSettings $mails = new MailSettings(),
        public readonly ProtectionSettings $protection = new ProtectionSettings(),
    ) {
    }

    public function edge(): SubmitEdge
    {
        return new SubmitEdge(
            $this->submit(...),
            $this->forms(),
            new InputReader($this->token(), $this->visitor(), $this->kernel->clock, $this->protection->captcha()?->field() ?? ''),
            $this->limiter(),
            $this->rates(),
            $this->settings,
            new Messages($this->protection->captchaMessage()),
            $this->kernel->log,
        );
    }

    public function submit(Limits $limits): SubmitApplication
    {
        $sql = $this->kernel->sql;
        $attempts = new TableAttempts($sql, $this->kernel->clock);
        $files = $this->files();

        return new SubmitApplication(
            $this->openings,
            $this->forms(),
            $limits,
            new Validator(),
            $this->policy(),
            new ContractHooks($this->kernel->log),
            $attempts,
            $files,
            new PostApplicationStore($sql, $attempts, $files, $this->emails, $this->settings, $this->protection, new EarlierApplications($sql)),
            $this->kernel->clock,
            $this->settings->graceSeconds(),
            $this->guards(),
            $this->scanner(),
            $this->capacity(),
        );
    }

    public function capacity(): LimitedStorage
    {
        return new LimitedStorage($this->privateFiles, $this->settings);
    }

    public function scanner(): Scanner
    {
        return $this->protection->createScanner($this->kernel->log);
    }

    /** @return list<Guard> */
    private function guards(): array
    {
        $captcha = $this->protection->captcha();
        $earlier = new EarlierApplications($this->kernel->sql);

        return array_values(array_filter([
            $captcha === null ? null : new CaptchaGuard($captcha, $this->protection, $this->kernel->log),
            $this->protection->asksAkismet() ? new AkismetGuard($this->kernel->log) : null,
            $this->protection->duplicates() === ProtectionSettings::REFUSE ? new DuplicateGuard($earlier->first(...)) : null,
        ]));
    }

    /** One a request: it remembers what came of a plain form. */
    public function page(): FormPage
    {
        return $this->page ??= new FormPage($this->kernel, $this->forms(), $this->settings, $this->protection, new Messages(), $this->flash());
    }

    public function config(): FormConfig
    {
        return new FormConfig($this->settings, $this->protection, $this->page(), new Messages(), $this->tokenRoute());
    }

    public function tokenRoute(): TokenRoute
    {
        return new TokenRoute($this->token(), $this->kernel->clock, $this->capacity(), new Messages(), $this->kernel->log);
    }

    public function flash(): Flash
    {
        return new Flash($this->kernel->clock, wp_salt('nonce'));
    }

    public function files(): FileStore
    {
        return $this->privateFiles->store();
    }

    public function updates(): ApplicationUpdates
    {
        return new ApplicationUpdates($this->kernel->sql, $this->kernel->clock, $this->files());
    }

    public function adopted(): AdoptedFiles
    {
        return new AdoptedFiles($this->kernel->sql);
    }

    public function adoptedTransfer(): AdoptedFilesTransfer
    {
        return new AdoptedFilesTransfer($this->kernel->sql, $this->files(), $this->adopted());
    }

    public function writeBack(): AttachmentWriteBack
    {
        return new AttachmentWriteBack($this->kernel->sql, $this->files());
    }

    public function transfers(): TransferRunner
    {
        return new TransferRunner([$this->adoptedTransfer(), $this->writeBack()], $this->kernel->sql, $this->kernel->clock, $this->kernel->log);
    }

    public function attempts(): TableAttempts
    {
        return new TableAttempts($this->kernel->sql, $this->kernel->clock);
    }

    public function emailComposer(): ApplicationEmailComposer
    {
        return new ApplicationEmailComposer(
            new MailTexts($this->settings, $this->mails, $this->kernel->template),
            $this->mails,
            $this->tags(),
            $this->answers(),
            $this->kernel->clock,
        );
    }

    /** The tags of mails, for whoever writes one. */
    public function tags(): ApplicationTags
    {
        return new ApplicationTags($this->organisation, $this->link(), $this->openings, $this->fieldLabels);
    }

    public function link(): ApplicationLink
    {
        return new ApplicationLink((new SigningKey())->get());
    }

    public function policy(): UploadPolicy
    {
        return new UploadPolicy($this->settings->accepted(), $this->settings->maxFileBytes(), $this->settings->maxTotalBytes(), new ContentSniffer());
    }

    public function answers(): ApplicationAnswers
    {
        return new ApplicationAnswers();
    }

    public function rates(): Rates
    {
        return new Rates($this->kernel->sql, $this->kernel->clock);
    }

    public function visitor(): Visitor
    {
        return new Visitor($this->settings->proxies());
    }

    public function limiter(): RateLimiter
    {
        return new RateLimiter($this->rates(), $this->visitor(), $this->settings->connectionFactor());
    }

    public function forms(): OpeningForms
    {
        return new OpeningForms($this->settings, $this->library(), new ApplyMeta());
    }

    public function library(): PostFormLibrary
    {
        return new PostFormLibrary($this->kernel->sql);
    }

    private function token(): FormToken
    {
        return new FormToken(wp_salt('nonce'));
    }
}
