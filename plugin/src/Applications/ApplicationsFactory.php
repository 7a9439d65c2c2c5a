<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use Closure;
use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\ApplicationForms\Domain\OpeningForms;
use CourantDesk\ApplicationForms\Domain\UploadPolicy;
use CourantDesk\Applications\Domain\ApplicantPortalToken;
use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Applications\Domain\DuplicateGuard;
use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Domain\SubmissionGuard;
use CourantDesk\Applications\Domain\SubmissionHandler;
use CourantDesk\Applications\Domain\SubmissionLimits;
use CourantDesk\Applications\Frontend\ApplicantMessages;
use CourantDesk\Applications\Frontend\ApplicationFormRenderer;
use CourantDesk\Applications\Frontend\FormScriptConfig;
use CourantDesk\Applications\Frontend\SentApplications;
use CourantDesk\Applications\Http\AkismetGuard;
use CourantDesk\Applications\Http\ApplicantPortalController;
use CourantDesk\Applications\Http\ApplicationInputReader;
use CourantDesk\Applications\Http\CaptchaGuard;
use CourantDesk\Applications\Http\FormTokenController;
use CourantDesk\Applications\Http\SubmissionController;
use CourantDesk\Applications\Http\SubmissionFlash;
use CourantDesk\Applications\Http\SubmissionHooks;
use CourantDesk\Applications\Storage\ApplicationRepository;
use CourantDesk\Applications\Storage\ConfiguredStorageCapacity;
use CourantDesk\Applications\Storage\EarlierApplicationFinder;
use CourantDesk\Applications\Storage\FieldResponseRepository;
use CourantDesk\Applications\Storage\PendingUpdateRepository;
use CourantDesk\Applications\Storage\SigningKey;
use CourantDesk\Applications\Storage\SpamReview;
use CourantDesk\Applications\Storage\SubmissionAttemptRepository;
use CourantDesk\Applications\Storage\UnreadCounter;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\FinalEmailComposer;
use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RateLimitRepository;
use CourantDesk\Kernel\VisitorIdentifier;
use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;

/** Creates the objects of this module, and implements the interface that other modules use. */
final class ApplicationsFactory implements Applications
{
    private ?ApplicationFormRenderer $page = null;

    /**
     * @param list<Closure(): PersonalDataStore> $personalDataStores stores of other modules
     * @param Closure(): FinalEmailComposer      $finalEmails        composes emails before data are deleted
     * @param Closure(): SiteEmailQueue          $siteEmails         queues emails that belong to no application
     */
    public function __construct(
        public readonly Kernel $kernel,
        public readonly OpeningRepository $openings,
        public readonly HiringOrganization $organization,
        public readonly ApplicationsSettings $settings,
        public readonly ProtectionSettings $protection,
        public readonly PrivateFiles $privateFiles,
        public readonly EmailQueue $emailQueue,
        public readonly OpeningForms $openingForms,
        public readonly array $personalDataStores,
        public readonly Closure $finalEmails,
        public readonly Closure $siteEmails,
    ) {
    }

    public function submissionController(): SubmissionController
    {
        return new SubmissionController(
            submit: $this->submissionHandler(...),
            forms: $this->openingForms,
            reader: new ApplicationInputReader(
                $this->formToken(),
                $this->visitor(),
                $this->kernel->clock,
                $this->protection->captchaProvider()?->responseField() ?? '',
            ),
            limiter: $this->rateLimiter(),
            rates: $this->rates(),
            settings: $this->settings,
            messages: new ApplicantMessages($this->protection->captchaMessage()),
            log: $this->kernel->log,
            clock: $this->kernel->clock,
        );
    }

    public function submissionHandler(SubmissionLimits $limits): SubmissionHandler
    {
        $sql = $this->kernel->sql;
        $attempts = new SubmissionAttemptRepository($sql, $this->kernel->clock);
        $files = $this->files();

        return new SubmissionHandler(
            openings: $this->openings,
            forms: $this->openingForms,
            limits: $limits,
            validator: new FormInputValidator(),
            policy: $this->uploadPolicy(),
            integrations: new SubmissionHooks($this->kernel->log),
            attempts: $attempts,
            files: $files,
            store: new ApplicationRepository(
                sql: $sql,
                attempts: $attempts,
                files: $files,
                emails: $this->emailQueue,
                settings: $this->settings,
                protection: $this->protection,
                earlier: new EarlierApplicationFinder($sql)
            ),
            clock: $this->kernel->clock,
            grace: $this->settings->graceSeconds(),
            guards: $this->guards(),
            scanner: $this->privateFiles->scanner(),
            capacity: $this->storageCapacity(),
        );
    }

    public function storageCapacity(): ConfiguredStorageCapacity
    {
        return new ConfiguredStorageCapacity($this->privateFiles, $this->settings);
    }

    /** @return list<SubmissionGuard> */
    private function guards(): array
    {
        $captcha = $this->protection->captchaProvider();
        $earlier = new EarlierApplicationFinder($this->kernel->sql);

        return array_values(array_filter([
            $captcha === null ? null : new CaptchaGuard($captcha, $this->protection, $this->kernel->log),
            $this->protection->isAkismetEnabled() ? new AkismetGuard($this->kernel->log) : null,
            $this->protection->duplicatePolicy() === ProtectionSettings::HOLD
                ? new DuplicateGuard($earlier->findFirst(...))
                : null,
        ]));
    }

    /**
     * Returns the same renderer for the whole request, because it keeps the response to a form that was sent
     * without JavaScript.
     */
    public function formRenderer(): ApplicationFormRenderer
    {
        return $this->page ??= new ApplicationFormRenderer(
            kernel: $this->kernel,
            forms: $this->openingForms,
            settings: $this->settings,
            protection: $this->protection,
            messages: new ApplicantMessages(),
            sentApplications: new SentApplications($this),
            organization: $this->organization,
        );
    }

    public function formScriptConfig(): FormScriptConfig
    {
        return new FormScriptConfig(
            settings: $this->settings,
            protection: $this->protection,
            page: $this->formRenderer(),
            messages: new ApplicantMessages(),
            token: $this->formTokenController(),
            assets: $this->kernel->assets,
        );
    }

    public function formTokenController(): FormTokenController
    {
        return new FormTokenController(
            $this->formToken(),
            $this->kernel->clock,
            $this->storageCapacity(),
            new ApplicantMessages(),
            $this->kernel->log,
        );
    }

    public function flash(): SubmissionFlash
    {
        return new SubmissionFlash($this->kernel->clock, wp_salt('nonce'));
    }

    public function files(): FileStore
    {
        return $this->privateFiles->store();
    }

    public function pendingUpdates(): PendingUpdateRepository
    {
        return new PendingUpdateRepository($this->kernel->sql, $this->kernel->clock, $this->files());
    }

    public function attempts(): SubmissionAttemptRepository
    {
        return new SubmissionAttemptRepository($this->kernel->sql, $this->kernel->clock);
    }

    public function portalToken(): ApplicantPortalToken
    {
        return new ApplicantPortalToken((new SigningKey())->get());
    }

    public function uploadPolicy(): UploadPolicy
    {
        return new UploadPolicy(
            $this->settings->acceptedFileKinds(),
            $this->settings->maxFileBytes(),
            $this->settings->maxTotalBytes(),
            $this->privateFiles->fileKindDetector(),
        );
    }

    public function fieldResponses(): FieldResponseRepository
    {
        return new FieldResponseRepository();
    }

    public function rates(): RateLimitRepository
    {
        return new RateLimitRepository($this->kernel->sql, $this->kernel->clock);
    }

    public function visitor(): VisitorIdentifier
    {
        return new VisitorIdentifier($this->settings->trustedProxies());
    }

    public function rateLimiter(): RateLimiter
    {
        return new RateLimiter($this->rates(), $this->visitor(), $this->settings->connectionFactor());
    }

    public function findCustomResponses(int $application): array
    {
        return $this->fieldResponses()->findCustom($application);
    }

    public function findPendingUpdateIds(int $application): array
    {
        return $this->pendingUpdates()->findIds($application);
    }

    public function markNotSpam(int $application): bool
    {
        return (new SpamReview($this))->markNotSpam($application);
    }

    public function unreadCount(): int
    {
        return (new UnreadCounter($this->kernel->sql))->count();
    }

    public function recountUnread(): void
    {
        (new UnreadCounter($this->kernel->sql))->recount();
    }

    public function findSentFiles(int $application): array
    {
        $form = $this->openingForms->forOpening((int) wp_get_post_parent_id($application));
        $sent = [];
        foreach ($this->files()->findByApplication($application) as $file) {
            if ($file->field !== FileStore::EMAIL_FIELD) {
                $label = $form->field($file->field)->label ?? __('File', 'courant-desk');
                $sent[] = ['label' => $label, 'file' => $file];
            }
        }

        return $sent;
    }

    public function portalUrl(int $application, string $reference): string
    {
        return ApplicantPortalController::url($this->portalToken()->issue($application, $reference));
    }

    public function isNetworkAddressStored(): bool
    {
        return $this->settings->isNetworkAddressStored();
    }

    private function formToken(): FormToken
    {
        return new FormToken(wp_salt('nonce'));
    }
}
