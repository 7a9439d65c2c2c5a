<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Other plugins that take part through the contract's hooks (Jobs contract 4.1 and 7.1). */
interface Integrations
{
    /** @return list<string> messages with which they refuse the application */
    public function objections(ApplicationInput $input): array;

    public function submitted(int $application): void;
}
