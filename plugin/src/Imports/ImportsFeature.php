<?php

declare(strict_types=1);

namespace CourantDesk\Imports;

use CourantDesk\Imports\Admin\ImportScreen;
use CourantDesk\Imports\Domain\HrXml;
use CourantDesk\Imports\Domain\NeogovRss;
use CourantDesk\Imports\Domain\PlaceName;
use CourantDesk\Imports\Domain\RowRules;
use CourantDesk\Imports\Domain\RunImport;
use CourantDesk\Imports\View\ImportWords;
use CourantDesk\Imports\Wp\DomHtmlCleaner;
use CourantDesk\Imports\Wp\ImportCommand;
use CourantDesk\Imports\Wp\MetaImportedOpenings;
use CourantDesk\Imports\Wp\TranslatedSectionNames;
use CourantDesk\Imports\Wp\XmlRows;
use CourantDesk\Jobs\Domain\OpeningStore;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;

/** Openings out of other people's files: Tools > Import, and a command. */
final class ImportsFeature implements Feature
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningStore $store,
        private readonly Specifications $specifications,
    ) {
    }

    public function boot(): void
    {
        $command = new ImportCommand($this->import(...), new ImportWords());
        $screen = new ImportScreen($this->kernel->template, $this->import(...), new ImportWords());
        add_action('admin_init', [$screen, 'register']);
        add_action('courant_desk_command', [$command, 'fromTool'], 10, 2);
        add_filter('courant_desk_commands', [$command, 'announce']);
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('courant import', $command);
        }
    }

    public function import(): RunImport
    {
        $rules = new RowRules(
            new DomHtmlCleaner(),
            new PlaceName(),
            new TranslatedSectionNames(),
            $this->specifications->all(),
            wp_timezone(),
        );

        return new RunImport(
            new XmlRows(new HrXml(), new NeogovRss()),
            $rules,
            new MetaImportedOpenings($this->kernel->sql),
            $this->store,
            $this->kernel->clock,
        );
    }
}
