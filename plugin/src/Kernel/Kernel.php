<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Holds the objects that all modules share, created once by the plugin's main class. */
final class Kernel
{
    public function __construct(
        public readonly string $pluginFile,
        public readonly string $version,
        public readonly Clock $clock,
        public readonly Sql $sql,
        public readonly Log $log,
        public readonly TemplateRenderer $template,
        public readonly Assets $assets,
        public readonly PageConfig $pageConfig,
        public readonly Mailer $mailer,
        public readonly Languages $languages,
        public readonly ScheduledTasks $tasks,
    ) {
    }

    public static function create(string $file, string $version): self
    {
        $assets = new Assets($file);
        $log = new Log();
        $clock = new SystemClock();
        $sql = Sql::fromGlobal();

        return new self(
            pluginFile: $file,
            version: $version,
            clock: $clock,
            sql: $sql,
            log: $log,
            template: new TemplateRenderer(dirname($file) . '/templates'),
            assets: $assets,
            pageConfig: new PageConfig($assets),
            mailer: new Mailer($log),
            languages: new Languages(),
            tasks: new ScheduledTasks($sql, $clock),
        );
    }
}
