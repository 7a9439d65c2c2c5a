<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Violation;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\NoScanner;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use RuntimeException;

/**
 * Takes an application in. Success means stored: there is never a row without its file nor a file without its row
 * (design, 3). What looks like spam is stored too, in a folder of its own (Rulings 14).
 */
final class SubmitApplication
{
    public function __construct(
        private readonly Openings $openings,
        private readonly Forms $forms,
        private readonly Limits $limits,
        private readonly Validator $validator,
        private readonly UploadPolicy $policy,
        private readonly Integrations $integrations,
        private readonly Attempts $attempts,
        private readonly FileStore $files,
        private readonly ApplicationStore $store,
        private readonly Clock $clock,
        /** Seconds after closing in which an application is still heard. */
        private readonly int $grace,
        /** @var list<Guard> */
        private readonly array $guards = [],
        private readonly Scanner $scanner = new NoScanner(),
        private readonly StorageCapacity $capacity = new UnlimitedStorage(),
    ) {
    }

    /**
     * @return Result<Receipt>
     * @throws RuntimeException when storing failed; the applicant may try again
     */
    public function __invoke(ApplicationInput $input): Result
    {
        $key = IdempotencyKey::of($input, static fn (string $path): string => is_file($path) ? (string) hash_file('sha256', $path) : '');
        $known = $this->attempts->receipt($key);
        if ($known !== null) {
            return Result::ok($known);
        }
        $bytes = array_sum(array_map(static fn (IncomingFile $file): int => $file->bytes, array_merge([], ...array_values($input->files))));
        if ($bytes > 0 && !$this->capacity->accepts($bytes)) {
            return Result::refused(new Violation('storage.full'));
        }
        $opening = $this->openings->find($input->opening);
        $gate = $this->gate($opening);
        if ($gate !== null || $opening === null) {
            return Result::refused($gate ?? new Violation('opening.unavailable'));
        }
        $form = $this->forms->forOpening($opening->id)->asked($input);
        $input = $input->only($form);
        $violations = [...$this->validator->check($form, $input), ...$this->policy->check($this->expected($form, $input), $form)];
        if ($violations === []) {
            foreach ($this->integrations->objections($input) as $message) {
                $violations[] = new Violation('integration.refused', '', ['message' => $message]);
            }
        }
        if ($violations !== []) {
            return Result::refused(...$violations);
        }
        return $this->store($key, $opening, $form, $input);
    }

    private function gate(?Opening $opening): ?Violation
    {
        // Nobody shall find out by applying which openings are prepared: unpublished ones are refused like unknown ones.
        if ($opening === null || !in_array($opening->status, ['publish', 'expired'], true)) {
            return new Violation('opening.unavailable');
        }
        if ($opening->acceptsApplications($this->clock->now(), $this->grace)) {
            return null;
        }

        return new Violation('opening.closed');
    }

    /** @return array<string, list<IncomingFile>> only what the form asks for */
    private function expected(FormDefinition $form, ApplicationInput $input): array
    {
        $files = [];
        foreach ($form->files() as $field) {
            if (($input->files[$field->name] ?? []) !== []) {
                $files[$field->name] = $input->files[$field->name];
            }
        }

        return $files;
    }

    /**
     * @param list<Suspicion> $suspicions gets what the guards suspect
     * @return list<Violation>
     */
    private function guarded(ApplicationInput $input, Opening $opening, array &$suspicions): array
    {
        foreach ($this->guards as $guard) {
            $finding = $guard->look($input, $opening);
            if ($finding->refusal !== null) {
                return [$finding->refusal];
            }
            if ($finding->suspicion !== null) {
                $suspicions[] = $finding->suspicion;
            }
        }

        return [];
    }

    /** @return Result<Receipt> */
    private function store(IdempotencyKey $key, Opening $opening, FormDefinition $form, ApplicationInput $input): Result
    {
        $attempt = $this->attempts->claim($key);
        if (!$attempt instanceof Attempt) {
            return $attempt === null ? Result::refused(new Violation('attempt.busy')) : Result::ok($attempt);
        }
        // Counted here, so that repeats of one attempt are not counted.
        $over = $this->limits->measure($input);
        if ($over > 1) {
            $this->attempts->release($attempt);

            return Result::refused(new Violation('rate.exceeded'));
        }
        $kept = [];
        try {
            $suspicions = $over > 0 ? [...$input->suspicions, Suspicion::Rate] : $input->suspicions;
            $violations = $this->guarded($input, $opening, $suspicions);
            $suspicions = Suspicion::weigh($suspicions);
            foreach ($violations === [] ? $this->expected($form, $input) : [] as $field => $files) {
                foreach ($files as $file) {
                    $scan = $this->scanner->scan($file->path);
                    if ($scan === ScanVerdict::Infected) {
                        $violations[] = new Violation('file.infected', $field, ['name' => FileName::shown($file->name)]);
                        break;
                    }
                    $kept[] = $this->files->keep($file, $field, $scan);
                }
            }
            if ($violations !== []) {
                array_map([$this->files, 'discard'], $kept);
                $this->attempts->release($attempt);

                return Result::refused(...$violations);
            }
            $receipt = $this->store->save(new NewApplication(
                $opening,
                $form,
                $input,
                $kept,
                $suspicions,
                Reference::make(),
                $this->clock->now(),
                array_diff(array_column($suspicions, 'value'), [Suspicion::Duplicate->value]) === [] && $this->limits->replyIsOneTooMany($input->email()),
            ), $attempt);
        } catch (OutcomeUnknown $failure) {
            throw $failure;
        } catch (\Throwable $failure) {
            array_map([$this->files, 'discard'], $kept);
            $this->attempts->release($attempt);
            throw $failure;
        }
        // An update is no new application, and may never become part of one.
        if ($suspicions !== [Suspicion::Duplicate]) {
            $this->integrations->submitted($receipt->application);
        }

        return Result::ok($receipt);
    }
}
