<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\ApplicationForms\Domain\OpeningForms;
use CourantDesk\ApplicationForms\Domain\UploadPolicy;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\PrivateFiles\Domain\FileName;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\NullScanner;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StorageCapacity;
use CourantDesk\PrivateFiles\Domain\UnlimitedStorage;
use RuntimeException;

/**
 * Validates and stores applications. A successful result is returned only after the application is stored with all its
 * files.
 *
 * Suspected spam is stored too, with a separate status. @see docs/features/applications.md#suspected-spam
 */
final class SubmissionHandler
{
    public function __construct(
        private readonly OpeningRepository $openings,
        private readonly OpeningForms $forms,
        private readonly SubmissionLimits $limits,
        private readonly FormInputValidator $validator,
        private readonly UploadPolicy $policy,
        private readonly SubmissionIntegrations $integrations,
        private readonly SubmissionAttempts $attempts,
        private readonly FileStore $files,
        private readonly ApplicationStore $store,
        private readonly Clock $clock,
        /** Seconds after closing during which applications are still accepted. */
        private readonly int $grace,
        /** @var list<SubmissionGuard> */
        private readonly array $guards = [],
        private readonly Scanner $scanner = new NullScanner(),
        private readonly StorageCapacity $capacity = new UnlimitedStorage(),
    ) {
    }

    /**
     * Validates an application and stores it once per idempotency key.
     *
     * @return Result<SubmissionReceipt>
     * @throws RuntimeException when the application could not be stored; the applicant may try again
     */
    public function __invoke(ApplicationInput $input): Result
    {
        $key = IdempotencyKey::fromInput(
            $input,
            static fn (string $path): string => is_file($path) ? (string) hash_file('sha256', $path) : '',
        );
        $known = $this->attempts->findReceipt($key);
        if ($known !== null) {
            return Result::success($known);
        }
        $bytes = array_sum(array_map(
            static fn (IncomingFile $file): int => $file->bytes,
            array_merge([], ...array_values($input->files)),
        ));
        if ($bytes > 0 && !$this->capacity->hasSpaceFor($bytes)) {
            return Result::failure(new Violation('storage.full'));
        }
        $opening = $this->openings->find($input->openingId);
        $gate = $this->checkOpening($opening);
        if ($gate !== null || $opening === null) {
            return Result::failure($gate ?? new Violation('opening.unavailable'));
        }
        $form = $this->forms->forOpening($opening->id)->visibleFor($input);
        $input = $input->restrictedTo($form);
        $violations = [
            ...$this->validator->check($form, $input),
            ...$this->policy->check($this->expectedFiles($form, $input), $form),
        ];
        if ($violations === []) {
            foreach ($this->integrations->collectErrors($input) as $message) {
                $violations[] = new Violation('integration.refused', '', ['message' => $message]);
            }
        }
        if ($violations !== []) {
            return Result::failure(...$violations);
        }
        return $this->store($key, $opening, $form, $input);
    }

    private function checkOpening(?Opening $opening): ?Violation
    {
        // Unpublished openings get the same response as unknown ones, so that requests cannot reveal which
        // openings are in preparation.
        if ($opening === null || !in_array($opening->status, ['publish', 'expired'], true)) {
            return new Violation('opening.unavailable');
        }
        if ($opening->acceptsApplications($this->clock->now(), $this->grace)) {
            return null;
        }

        return new Violation('opening.closed');
    }

    /** @return array<string, list<IncomingFile>> only files of fields of this form */
    private function expectedFiles(FormDefinition $form, ApplicationInput $input): array
    {
        $files = [];
        foreach ($form->fileFields() as $field) {
            if (($input->files[$field->name] ?? []) !== []) {
                $files[$field->name] = $input->files[$field->name];
            }
        }

        return $files;
    }

    /**
     * @param list<Suspicion> $suspicions the suspicions of the guards are appended
     * @return list<Violation>
     */
    private function runGuards(ApplicationInput $input, Opening $opening, array &$suspicions): array
    {
        foreach ($this->guards as $guard) {
            $result = $guard->check($input, $opening);
            if ($result->violation !== null) {
                return [$result->violation];
            }
            if ($result->suspicion !== null) {
                $suspicions[] = $result->suspicion;
            }
        }

        return [];
    }

    /** @return Result<SubmissionReceipt> */
    private function store(IdempotencyKey $key, Opening $opening, FormDefinition $form, ApplicationInput $input): Result
    {
        $attempt = $this->attempts->claim($key);
        if (!$attempt instanceof SubmissionAttempt) {
            return $attempt === null ? Result::failure(new Violation('attempt.busy')) : Result::success($attempt);
        }
        // Counted after the key is claimed, so that repeated requests of one attempt are counted once.
        $over = $this->limits->recordSubmission($input);
        if ($over > 1) {
            $this->attempts->release($attempt);

            return Result::failure(new Violation('rate.exceeded'));
        }
        $kept = [];
        try {
            $suspicions = $over > 0 ? [...$input->suspicions, Suspicion::Rate] : $input->suspicions;
            $violations = $this->runGuards($input, $opening, $suspicions);
            $suspicions = Suspicion::withoutWeakSignals($suspicions);
            foreach ($violations === [] ? $this->expectedFiles($form, $input) : [] as $field => $files) {
                foreach ($files as $file) {
                    $scan = $this->scanner->scan($file->path);
                    if ($scan === ScanVerdict::Infected) {
                        $violations[] = new Violation('file.infected', $field, [
                            'name' => FileName::sanitizeForDisplay($file->name),
                        ]);
                        break;
                    }
                    $kept[] = $this->files->save($file, $field, $scan);
                }
            }
            if ($violations !== []) {
                array_map([$this->files, 'delete'], $kept);
                $this->attempts->release($attempt);

                return Result::failure(...$violations);
            }
            $receipt = $this->store->save(new NewApplication(
                opening: $opening,
                form: $form,
                input: $input,
                files: $kept,
                suspicions: $suspicions,
                reference: ReferenceNumber::generate(),
                receivedAt: $this->clock->now(),
                isReplyHeld: array_diff(array_column($suspicions, 'value'), [Suspicion::Duplicate->value]) === []
                    && $this->limits->isReplyLimited($input->normalizedEmail()),
            ), $attempt);
        } catch (OutcomeUnknownException $failure) {
            throw $failure;
        } catch (\Throwable $failure) {
            array_map([$this->files, 'delete'], $kept);
            $this->attempts->release($attempt);
            throw $failure;
        }
        // An update is not a new application and must never be merged into one.
        if ($suspicions !== [Suspicion::Duplicate]) {
            $this->integrations->notifySubmitted($receipt->applicationId);
        }

        return Result::success($receipt);
    }
}
