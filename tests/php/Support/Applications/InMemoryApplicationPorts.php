<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

use CourantDesk\ApplicationForms\Domain\ApplyMethod;
use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\ApplicationForms\Domain\OpeningForms;
use CourantDesk\ApplicationForms\Domain\UploadPolicy;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\ApplicationStore;
use CourantDesk\Applications\Domain\IdempotencyKey;
use CourantDesk\Applications\Domain\NewApplication;
use CourantDesk\Applications\Domain\SubmissionAttempt;
use CourantDesk\Applications\Domain\SubmissionAttempts;
use CourantDesk\Applications\Domain\SubmissionHandler;
use CourantDesk\Applications\Domain\SubmissionIntegrations;
use CourantDesk\Applications\Domain\SubmissionLimits;
use CourantDesk\Applications\Domain\SubmissionReceipt;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Result;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileKindDetector;
use CourantTests\Support\PrivateFiles\InMemoryFileStore;
use DateTimeImmutable;
use RuntimeException;

/** Implements all interfaces that a submission needs in memory, with one open opening (ID 7). */
final class InMemoryApplicationPorts implements
    OpeningRepository,
    OpeningForms,
    SubmissionLimits,
    SubmissionIntegrations,
    SubmissionAttempts,
    ApplicationStore,
    FileKindDetector,
    Clock
{
    /** @var list<NewApplication> */
    public array $stored = [];

    /** @var list<int> */
    public array $announced = [];

    /** @var list<string> */
    public array $objections = [];
    public int $over = 0;
    public bool $replyIsTooMany = false;
    public ?SubmissionReceipt $firstElsewhere = null;
    public bool $busyElsewhere = false;
    public ?RuntimeException $failure = null;

    private readonly InMemoryFileStore $fileStore;
    /** @var array<string, SubmissionReceipt|null> */
    private array $keys = [];
    private string $status = 'publish';
    private ?DateTimeImmutable $closing = null;

    public function __construct()
    {
        $this->fileStore = new InMemoryFileStore();
    }

    /** @return Result<SubmissionReceipt> */
    public function submit(ApplicationInput $input): Result
    {
        $policy = new UploadPolicy([FileKind::Pdf], 1000, 1000, $this);

        return (new SubmissionHandler(
            openings: $this,
            forms: $this,
            limits: $this,
            validator: new FormInputValidator(),
            policy: $policy,
            integrations: $this,
            attempts: $this,
            files: $this->fileStore,
            store: $this,
            clock: $this,
            grace: 600
        ))($input);
    }

    public function close(): void
    {
        $this->status = 'expired';
    }

    public function closeSecondsAgo(int $seconds): void
    {
        $this->closing = $this->now()->modify("-$seconds seconds");
    }

    public function unpublish(): void
    {
        $this->status = 'draft';
    }

    /** @return list<string> */
    public function keptNames(): array
    {
        return $this->fileStore->names();
    }

    // Implements Clock.
    public function now(): DateTimeImmutable
    {
        return new DateTimeImmutable('2026-11-21 10:00:00');
    }

    // Implements OpeningRepository.
    public function find(int $id): ?Opening
    {
        return $id === 7
            ? new Opening(
                id: 7,
                title: 'Editor',
                url: 'https://courant.example/jobs/editor/',
                status: $this->status,
                authorId: 1,
                published: $this->now(),
                closing: $this->closing,
                isClosingShown: true,
                terms: [],
                places: [],
                remoteCountries: [],
                workMode: null,
                employmentTypes: [],
                salary: null,
                identifier: ''
            )
            : null;
    }

    public function clearCache(array $ids): void
    {
    }

    public function findMany(array $ids): array
    {
        return [];
    }

    public function forOpening(int $opening): FormDefinition
    {
        return new FormDefinition([
            new FormField(FormDefinition::NAME, FieldType::Text, 'n', 'Name'),
            new FormField(FormDefinition::EMAIL, FieldType::Email, 'e', 'Email'),
            new FormField(FormDefinition::FILE, FieldType::File, 'f', 'CV'),
        ]);
    }

    public function applyMethod(int $opening): ApplyMethod
    {
        return ApplyMethod::fromArray([]);
    }

    public function withAppliedFilters(FormDefinition $built): FormDefinition
    {
        return $built;
    }

    public static function hookAttributes(int $opening): array
    {
        return ['single_form' => true, 'job_id' => $opening];
    }

    public function recordSubmission(ApplicationInput $input): int
    {
        return $this->over;
    }

    public function isReplyLimited(string $email): bool
    {
        return $this->replyIsTooMany;
    }

    public function collectErrors(ApplicationInput $input): array
    {
        return $this->objections;
    }

    public function notifySubmitted(int $application): void
    {
        $this->announced[] = $application;
    }

    public function findReceipt(IdempotencyKey $key): ?SubmissionReceipt
    {
        return $this->keys[$key->hash] ?? null;
    }

    public function claim(IdempotencyKey $key): SubmissionAttempt|SubmissionReceipt|null
    {
        if ($this->busyElsewhere || array_key_exists($key->hash, $this->keys)) {
            return null;
        }
        if ($this->firstElsewhere !== null) {
            return $this->firstElsewhere;
        }
        $this->keys[$key->hash] = null;

        return new SubmissionAttempt($key->hash, 'me');
    }

    public function release(SubmissionAttempt $attempt): void
    {
        unset($this->keys[$attempt->key]);
    }

    public function save(NewApplication $application, SubmissionAttempt $attempt): SubmissionReceipt
    {
        if ($this->failure !== null) {
            throw $this->failure;
        }
        $this->stored[] = $application;

        return $this->keys[$attempt->key] = new SubmissionReceipt(count($this->stored), $application->reference);
    }

    public function detect(string $path): FileKind
    {
        return FileKind::Pdf;
    }
}
