<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use Exception;

/**
 * Stops a command that processes all files before the current one; the next run continues with it. The message is
 * shown to the user.
 */
final class CommandInterruptedException extends Exception
{
}
