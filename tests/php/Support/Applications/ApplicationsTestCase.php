<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

use CourantDesk\ApplicationForms\ApplicationFormsFactory;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Http\SubmissionResponse;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Email\Admin\TranslatedEmailLabels;
use CourantDesk\Email\EmailFactory;
use CourantDesk\Email\EmailSettings;
use CourantDesk\Email\SiteEmails;
use CourantDesk\Email\Storage\EmailQueueRepository;
use CourantDesk\Email\Storage\EmailQueueWorker;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\PostOpeningRepository;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\PrivateFiles\Domain\NullScanner;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\PrivateFilesFactory;
use CourantDesk\PrivateFiles\Storage\ClamavScanner;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\CandidatePersonalData;
use CourantDesk\Recruiting\Storage\FileAccessPersonalData;
use CourantDesk\Recruiting\Storage\TagPersonalData;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\SiteTestCase;
use WP_User;

/** Submits applications over HTTP and in this process, and reads the database and the private store. */
abstract class ApplicationsTestCase extends SiteTestCase
{
    use ReadsStoredFiles;

    protected const ACTION = 'awsm_applicant_form_submission';
    protected const PDF = "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";

    /**
     * @param array<string, mixed> $changes
     * @return array<string, mixed>
     */
    protected function fields(int $opening, array $changes = []): array
    {
        return array_filter($changes + [
            'awsm_job_id' => $opening,
            'awsm_applicant_name' => 'Zoë O’Hara',
            'awsm_applicant_email' => 'zoe@courant.example',
            'awsm_applicant_phone' => '+49 30 1234',
            'awsm_applicant_letter' => "Dear all,\nI like it.",
            'awsm_form_privacy_policy' => 'yes',
            'action' => self::ACTION,
        ], static fn (mixed $value): bool => $value !== null);
    }

    /** @return array<string, array{path: string, name: string, type: string}> */
    protected function cv(string $name = 'cv.pdf', string $content = self::PDF, string $type = 'application/pdf'): array
    {
        return ['awsm_file' => ['path' => $this->file('upload', $content), 'name' => $name, 'type' => $type]];
    }

    /**
     * Sends an application over HTTP as the form's script does.
     *
     * @param array<string, mixed>                                               $changes
     * @param array<string, array{path: string, name?: string, type?: string}>|null $files
     */
    protected function apply(int $opening, array $changes = [], ?array $files = null): HttpResponse
    {
        return $this->ajax(self::ACTION, $this->fields($opening, $changes), $files ?? $this->cv(), ['courant' => '1']);
    }

    /**
     * Sends an application over HTTP as the form does without JavaScript.
     *
     * @param array<string, mixed>                                               $changes
     * @param array<string, array{path: string, name?: string, type?: string}>|null $files
     */
    protected function submitWithoutScript(int $opening, array $changes = [], ?array $files = null): HttpResponse
    {
        $page = (string) get_permalink($opening);

        return $this->sendAll(
            [new HttpRequest('POST', $page, $this->fields($opening, $changes), $files ?? $this->cv(), [
                'action' => self::ACTION,
            ])]
        )[0];
    }

    /**
     * Submits an application in this process.
     *
     * @param array<string, mixed> $changes
     */
    protected function submit(
        int $opening,
        array $changes = [],
        string $name = 'cv.pdf',
        string $content = self::PDF,
    ): SubmissionResponse {
        $path = $this->file('upload', $content);
        $files = ['awsm_file' => [
            'name' => $name, 'tmp_name' => $path, 'size' => strlen($content), 'error' => UPLOAD_ERR_OK, 'type' => '',
        ]];
        $request = new Request([], $this->fields($opening, $changes), $files, [
            'REQUEST_METHOD' => 'POST',
            'REMOTE_ADDR' => '203.0.113.9',
        ]);

        return $this->applicationsFactory()->submissionController()->handle($request);
    }

    protected function applicationsFactory(): ApplicationsFactory
    {
        $kernel = Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);

        $settings = new ApplicationsSettings();
        $protection = new ProtectionSettings();
        $files = PrivateFilesFactory::create(
            $kernel,
            static fn (): Scanner => $protection->scannerAddress() === ''
                ? new NullScanner()
                : new ClamavScanner($protection->scannerAddress(), $kernel->log),
        );

        return new ApplicationsFactory(
            kernel: $kernel,
            openings: new PostOpeningRepository(new TaxonomySpecificationRepository()),
            organization: new OpeningsSettings(),
            settings: $settings,
            protection: $protection,
            privateFiles: $files,
            emailQueue: $this->emailQueue(),
            openingForms: (new ApplicationFormsFactory($kernel, $settings))->openingForms(),
            personalDataStores: [
                $files->personalDataStore(...),
                static fn (): PersonalDataStore => new FileAccessPersonalData($kernel->sql),
                static fn (): PersonalDataStore => new TagPersonalData($kernel->sql),
                static fn (): PersonalDataStore => new CandidatePersonalData($kernel->sql),
            ],
            finalEmails: fn () => $this->emailFactory()->applicationComposer(),
            siteEmails: fn () => new SiteEmails(
                $this->emailQueue(),
                new TranslatedFieldLabels(),
                $kernel->clock,
                static fn (): array => [],
            ),
        );
    }

    protected function forms(): ApplicationFormsFactory
    {
        $factory = $this->applicationsFactory();

        return new ApplicationFormsFactory($factory->kernel, $factory->settings);
    }

    protected function emailFactory(): EmailFactory
    {
        $factory = $this->applicationsFactory();

        return new EmailFactory(
            kernel: $factory->kernel,
            settings: new EmailSettings(),
            automaticTexts: $factory->settings,
            applications: $factory,
            openings: $factory->openings,
            organization: $factory->organization,
            fieldLabels: new TranslatedFieldLabels()
        );
    }

    protected function recruiting(): RecruitingFactory
    {
        $factory = $this->applicationsFactory();

        return new RecruitingFactory(
            kernel: $factory->kernel,
            applications: $factory,
            openingForms: $factory->openingForms,
            privateFiles: $factory->privateFiles,
            emailQueue: $factory->emailQueue,
            emailTags: $this->emailFactory()->applicationTags(),
            emailLabels: new TranslatedEmailLabels()
        );
    }

    protected function emailQueue(): EmailQueueRepository
    {
        return new EmailQueueRepository(Sql::fromGlobal(), new SystemClock());
    }

    /**
     * Runs the worker of the email queue in this process.
     *
     * @return array{sent: int, failed: int, isServerDown: bool}
     */
    protected function sendEmails(int $max = EmailQueueWorker::MAX_EMAILS): array
    {
        $factory = $this->applicationsFactory();
        return (new EmailQueueWorker(
            $this->emailQueue(),
            $factory->kernel->clock,
            $factory->kernel->log,
            $factory->kernel->mailer,
            $this->emailFactory()->applicationComposer(...),
        ))->run($max);
    }

    /** Sends one email again, and no other one. */
    protected function sendAgain(int $email): void
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute("UPDATE %i SET next_at = next_at + 100 WHERE state = 'queued'", $sql->table('outbox'));
        $this->applicationsFactory()->emailQueue->requeue($email);
        $this->sendEmails();
        $sql->execute("UPDATE %i SET next_at = next_at - 100 WHERE state = 'queued'", $sql->table('outbox'));
    }

    protected function privateFiles(): PrivateFilesFactory
    {
        $files = $this->applicationsFactory()->privateFiles;
        self::assertInstanceOf(PrivateFilesFactory::class, $files);

        return $files;
    }

    /** Returns the folder of the private store. */
    protected function storePath(): string
    {
        return $this->privateFiles()->locations()->current()->path();
    }

    /** @return list<int> ids of all applications, in any status */
    protected function applications(): array
    {
        return array_map('intval', $this->applicationsFactory()->kernel->sql->fetchColumn(
            'SELECT ID FROM %i WHERE post_type = %s ORDER BY ID',
            $this->applicationsFactory()->kernel->sql->coreTable('posts'),
            'awsm_job_application'
        ));
    }

    /** @return list<string> all files in the private store */
    protected function storedPaths(): array
    {
        $found = glob($this->storePath() . '/*/[0-9a-f][0-9a-f]/*');

        return $found === false ? [] : $found;
    }

    protected function unread(): int
    {
        wp_cache_flush();
        $unread = get_option('courant_applications_unread');

        return is_numeric($unread) ? (int) $unread : -1;
    }

    protected function text(int $application, string $key): string
    {
        $value = get_post_meta($application, $key, true);

        return is_string($value) ? $value : '';
    }

    /**
     * Sends all due emails.
     *
     * @return list<array{to: string|list<string>, subject: string, message: string, headers: string|list<string>,
     *     attachments: list<string>}> all emails so far
     */
    protected function delivered(): array
    {
        $this->sendEmails();

        return $this->emails();
    }

    protected function downloadUrl(int $application, WP_User $reader): string
    {
        $file = $this->applicationsFactory()->files()->findByApplication($application)[0]->id;

        return '/wp-admin/admin.php?' . http_build_query([
            'awsm_action' => 'download_resume',
            'awsm_id' => $file,
            'application' => $application,
            'awsm_nonce' => $this->nonceOf($reader, 'awsm_resume_download'),
        ]);
    }
}
