<?php

declare(strict_types=1);

namespace CourantDesk\Imports;

use Closure;
use CourantDesk\Imports\Admin\ImportScreen;
use CourantDesk\Imports\Domain\HrXml;
use CourantDesk\Imports\Domain\NeogovRss;
use CourantDesk\Imports\Domain\PlaceName;
use CourantDesk\Imports\Domain\RowRules;
use CourantDesk\Imports\Domain\RunImport;
use CourantDesk\Imports\View\ImportWords;
use CourantDesk\Imports\Wp\DomHtmlCleaner;
use CourantDesk\Imports\Wp\ExportCommand;
use CourantDesk\Imports\Wp\ExportedOpenings;
use CourantDesk\Imports\Wp\ImportCommand;
use CourantDesk\Imports\Wp\MetaImportedOpenings;
use CourantDesk\Imports\Wp\TranslatedSectionNames;
use CourantDesk\Imports\Wp\XmlRows;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\OpeningStore;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\Commands;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;

/** Openings out of other people's files: Tools > Import, and a command. */
final class ImportsFeature implements Feature
{
    /** @param (Closure(string): string)|null $countryOf code of a country by its name in the site's language or English, '' for none */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningStore $store,
        private readonly Specifications $specifications,
        private readonly Openings $openings,
        private readonly ?Closure $countryOf = null,
    ) {
    }

    public function boot(): void
    {
        $command = new ImportCommand($this->import(...), new ImportWords());
        $screen = new ImportScreen($this->kernel->template, $this->import(...), new ImportWords(), $this->kernel->clock);
        add_action('admin_init', [$screen, 'register']);
        add_action(ImportScreen::CLEANUP, [$screen, 'removeAbandonedFiles']);
        add_filter('courant_desk_exports', fn (mixed $exports): array => (is_array($exports) ? $exports : []) + ['openings' => fn (string $format): iterable => (new ExportedOpenings($this->kernel->sql, $this->openings))->lines($format)]);
        Commands::offer('export', 'Openings or applications as CSV or JSON: export openings --format=json.', static fn (): Command => new ExportCommand());
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
            new PlaceName($this->countryOf),
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
