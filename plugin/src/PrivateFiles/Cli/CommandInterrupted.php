<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use Exception;

/** Stops a command that goes through all files before the present one; the next run continues with it. The message is for people. */
final class CommandInterrupted extends Exception
{
}
