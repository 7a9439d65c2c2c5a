<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use RuntimeException;

/** Where applications are written. */
interface ApplicationStore
{
    /**
     * Stores the application, binds its files to it, ends the attempt and queues the mails: all of it, or nothing.
     *
     * @throws OutcomeUnknown   when it may be stored or not
     * @throws RuntimeException when it could not be stored; then nothing of it is left behind
     */
    public function save(NewApplication $application, Attempt $attempt): Receipt;
}
