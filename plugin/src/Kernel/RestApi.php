<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** The REST namespace of the plugin. */
final class RestApi
{
    public const NAMESPACE = 'courant/v1';
}
