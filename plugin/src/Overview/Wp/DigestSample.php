<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Wp;

use CourantDesk\MailLook\Domain\MailSamples;
use CourantDesk\MailLook\Domain\Sample;

/** The week's figures as they would go out now. */
final class DigestSample implements MailSamples
{
    private const ID = 'digest';

    public function __construct(private readonly Digest $digest)
    {
    }

    public function titles(): array
    {
        return [self::ID => __('The figures of the week', 'courant-desk')];
    }

    public function sample(string $id, array $changes): ?Sample
    {
        return $id === self::ID ? new Sample(...$this->digest->letter()) : null;
    }
}
