<?php

declare(strict_types=1);

namespace CourantDesk\Openings;

use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Openings\Admin\ClosingQuickEdit;
use CourantDesk\Openings\Admin\OpeningCopyAction;
use CourantDesk\Openings\Admin\OpeningMetaBoxes;
use CourantDesk\Openings\Admin\OpeningNotices;
use CourantDesk\Openings\Admin\OpeningQuickEdit;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationListSettings;
use CourantDesk\Openings\Fields\ClosingTimeField;
use CourantDesk\Openings\Http\OpeningFactsController;
use CourantDesk\Openings\Http\SpecificationsController;
use CourantDesk\Openings\Http\SpecificationsResponse;
use CourantDesk\Openings\Storage\ClosingNotifier;
use CourantDesk\Openings\Storage\DeletionImpact;
use CourantDesk\Openings\Storage\FieldTermsUpdater;
use CourantDesk\Openings\Storage\OpeningCopier;
use CourantDesk\Openings\Storage\SpecificationLock;
use CourantDesk\Openings\Storage\SpecificationTaxonomies;
use CourantDesk\Openings\Storage\SpecificationTransaction;
use CourantDesk\Openings\Storage\SpecificationWriter;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\Openings\Storage\TermWriter;

/** Creates the objects of this module that only some requests need. */
final class OpeningsFactory
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningsSettings $settings,
        private readonly TaxonomySpecificationRepository $specifications,
        private readonly SpecificationListSettings $uses,
        private readonly SpecificationTaxonomies $taxonomies,
        private readonly OpeningRepository $openings,
        private readonly SiteEmailQueue $emails,
        private readonly FieldLabels $fieldLabels,
    ) {
    }

    public function createSpecificationsController(): SpecificationsController
    {
        $impact = new DeletionImpact($this->specifications, $this->uses, $this->kernel->sql);

        return new SpecificationsController(
            store: new SpecificationWriter(
                $this->kernel->sql,
                $this->specifications,
                $this->taxonomies,
                $this->settings,
                $this->uses,
            ),
            terms: new TermWriter($this->specifications),
            json: new SpecificationsResponse($this->specifications, $impact, $this->uses),
            impact: $impact,
            uses: $this->uses,
            transaction: new SpecificationTransaction(
                $this->kernel->sql,
                new SpecificationLock($this->kernel->sql, $this->kernel->clock),
            ),
            log: $this->kernel->log,
            pluginFile: $this->kernel->pluginFile,
        );
    }

    public function createOpeningFactsController(): OpeningFactsController
    {
        return new OpeningFactsController(
            $this->openings,
            $this->settings,
            $this->kernel->clock,
            $this->kernel->languages,
        );
    }

    public function createClosingNotifier(): ClosingNotifier
    {
        return new ClosingNotifier(
            sql: $this->kernel->sql,
            clock: $this->kernel->clock,
            openings: $this->openings,
            settings: $this->settings,
            emails: $this->emails,
            fieldLabels: $this->fieldLabels
        );
    }

    public function createMetaBoxes(): OpeningMetaBoxes
    {
        return new OpeningMetaBoxes($this->kernel->template, $this->specifications, $this->openings, $this->settings);
    }

    public function createCopyAction(OpeningNotices $notices, FieldTermsUpdater $fieldTerms): OpeningCopyAction
    {
        return new OpeningCopyAction(
            new OpeningCopier($this->kernel->sql, $this->specifications, $this->kernel->log, $fieldTerms),
            $notices,
        );
    }

    public function createQuickEdit(OpeningNotices $notices): OpeningQuickEdit
    {
        return new OpeningQuickEdit($this->kernel->assets, [
            ClosingTimeField::KEY => new ClosingQuickEdit($this->kernel->clock, $notices),
        ]);
    }
}
