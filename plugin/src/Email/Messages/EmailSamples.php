<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use Closure;
use CourantDesk\Email\Domain\EmailSample;
use CourantDesk\Email\Domain\EmailSampleProvider;
use CourantDesk\Openings\Domain\HiringOrganization;

/** Finds the sample emails of all modules. */
final class EmailSamples
{
    /** @param list<Closure(): EmailSampleProvider> $providers */
    public function __construct(private readonly array $providers, private readonly HiringOrganization $company)
    {
    }

    /**
     * Returns the titles of all samples.
     *
     * @return array<string, string> sample id => title
     */
    public function titles(): array
    {
        return array_merge(
            ...array_map(static fn (Closure $provider): array => $provider()->titles(), $this->providers)
        );
    }

    /**
     * Finds a sample; returns a generic test email for an unknown id.
     *
     * @param array<string, array<string, mixed>> $changes unsaved settings by module
     */
    public function findSample(string $id, array $changes): EmailSample
    {
        foreach ($this->providers as $provider) {
            $sample = $provider()->findSample($id, $changes);
            if ($sample !== null) {
                return $sample;
            }
        }
        return new EmailSample(
            /* translators: %s: name of the company */
            sprintf(__('Test email from %s', 'courant-desk'), $this->company->name()),
            __('This test email confirms that the site can send email.', 'courant-desk'),
        );
    }
}
