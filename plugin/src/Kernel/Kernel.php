<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** What every room may use, built once by the plugin's index and handed to each room. */
final class Kernel
{
    public function __construct(
        public readonly string $file,
        public readonly string $version,
        public readonly Clock $clock,
        public readonly Sql $sql,
        public readonly Log $log,
        public readonly Template $template,
        public readonly Assets $assets,
        public readonly PageConfig $config,
        public readonly Mailer $mailer,
        public readonly Languages $languages,
    ) {
    }

    public static function build(string $file, string $version): self
    {
        $assets = new Assets($file);
        $log = new Log();

        return new self(
            $file,
            $version,
            new SystemClock(),
            Sql::open(),
            $log,
            new Template(dirname($file) . '/templates'),
            $assets,
            new PageConfig($assets),
            new Mailer($log),
            new Languages(),
        );
    }
}
