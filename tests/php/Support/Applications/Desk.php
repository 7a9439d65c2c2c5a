<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\ApplicationStore;
use CourantDesk\Applications\Domain\Attempt;
use CourantDesk\Applications\Domain\Attempts;
use CourantDesk\Applications\Domain\FieldType;
use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\FormField;
use CourantDesk\Applications\Domain\Forms;
use CourantDesk\Applications\Domain\IdempotencyKey;
use CourantDesk\Applications\Domain\Integrations;
use CourantDesk\Applications\Domain\Limits;
use CourantDesk\Applications\Domain\NewApplication;
use CourantDesk\Applications\Domain\Receipt;
use CourantDesk\Applications\Domain\Sniffer;
use CourantDesk\Applications\Domain\SubmitApplication;
use CourantDesk\Applications\Domain\UploadPolicy;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Result;
use DateTimeImmutable;
use RuntimeException;

/** All ports of an application in memory, with one opening (7) that is open. */
final class Desk implements Openings, Forms, Limits, Integrations, Attempts, ApplicationStore, Sniffer, Clock
{
    /** @var list<NewApplication> */
    public array $stored = [];

    /** @var list<int> */
    public array $told = [];

    /** @var list<string> */
    public array $objections = [];
    public int $over = 0;
    public bool $replyIsTooMany = false;
    public ?Receipt $firstElsewhere = null;
    public bool $busyElsewhere = false;
    public ?RuntimeException $failure = null;

    private readonly Shelf $shelf;
    /** @var array<string, Receipt|null> */
    private array $keys = [];
    private string $status = 'publish';
    private ?DateTimeImmutable $closing = null;

    public function __construct()
    {
        $this->shelf = new Shelf();
    }

    /** @return Result<Receipt> */
    public function submit(ApplicationInput $input): Result
    {
        $policy = new UploadPolicy([FileKind::Pdf], 1000, 1000, $this);

        return (new SubmitApplication($this, $this, $this, new Validator(), $policy, $this, $this, $this->shelf, $this, $this, 600))($input);
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
        return $this->shelf->names();
    }

    // Clock
    public function now(): DateTimeImmutable
    {
        return new DateTimeImmutable('2026-11-21 10:00:00');
    }

    // Openings
    public function find(int $id): ?Opening
    {
        return $id === 7
            ? new Opening(7, 'Editor', 'https://courant.example/jobs/editor/', $this->status, 1, $this->now(), $this->closing, true, [], [], [], null, [], null, '')
            : null;
    }

    public function forget(array $ids): void
    {
    }

    public function many(array $ids): array
    {
        return [];
    }

    public function forOpening(int $opening): FormDefinition
    {
        return new FormDefinition([
            new FormField(FormDefinition::NAME, FieldType::Text, 'n', 'Name'),
            new FormField(FormDefinition::EMAIL, FieldType::Email, 'e', 'E-mail'),
            new FormField(FormDefinition::FILE, FieldType::File, 'f', 'CV'),
        ]);
    }

    public function measure(ApplicationInput $input): int
    {
        return $this->over;
    }

    public function replyIsOneTooMany(string $email): bool
    {
        return $this->replyIsTooMany;
    }

    public function objections(ApplicationInput $input): array
    {
        return $this->objections;
    }

    public function submitted(int $application): void
    {
        $this->told[] = $application;
    }

    public function receipt(IdempotencyKey $key): ?Receipt
    {
        return $this->keys[$key->hash] ?? null;
    }

    public function claim(IdempotencyKey $key): Attempt|Receipt|null
    {
        if ($this->busyElsewhere || array_key_exists($key->hash, $this->keys)) {
            return null;
        }
        if ($this->firstElsewhere !== null) {
            return $this->firstElsewhere;
        }
        $this->keys[$key->hash] = null;

        return new Attempt($key->hash, 'me');
    }

    public function release(Attempt $attempt): void
    {
        unset($this->keys[$attempt->key]);
    }

    public function save(NewApplication $application, Attempt $attempt): Receipt
    {
        if ($this->failure !== null) {
            throw $this->failure;
        }
        $this->stored[] = $application;

        return $this->keys[$attempt->key] = new Receipt(count($this->stored), $application->reference);
    }

    public function kindOf(string $path): FileKind
    {
        return FileKind::Pdf;
    }
}
