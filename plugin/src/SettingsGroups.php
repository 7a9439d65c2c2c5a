<?php

declare(strict_types=1);

namespace CourantDesk;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Email\EmailSettings;
use CourantDesk\Email\EmailTemplateSettings;
use CourantDesk\Feeds\FeedsSettings;
use CourantDesk\Import\Storage\SourceSettingsReader;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Listings\MapSettings;
use CourantDesk\Openings\OpeningPageSettings;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\Reports\ReportsSettings;
use CourantDesk\Reports\ViewTrackingSettings;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\TableOfContents\TableOfContentsDisplaySettings;
use CourantDesk\TableOfContents\TableOfContentsSettings;
use CourantDesk\TableOfContents\TableOfContentsTypeSettings;
use CourantDesk\Video\VideoSettings;

/** Creates the settings of every module, one object each, so that cached values are cleared everywhere at once. */
final class SettingsGroups
{
    public readonly OpeningsSettings $openings;
    public readonly OpeningPageSettings $openingPage;
    public readonly ListingsSettings $listings;
    public readonly MapSettings $map;
    public readonly ApplicationsSettings $applications;
    public readonly EmailSettings $email;
    public readonly EmailTemplateSettings $emailTemplate;
    public readonly ProtectionSettings $protection;
    public readonly ViewTrackingSettings $viewTracking;
    public readonly TableOfContentsSettings $toc;
    public readonly TableOfContentsDisplaySettings $tocDisplay;
    public readonly TableOfContentsTypeSettings $tocType;
    public readonly VideoSettings $video;
    public readonly ConsentSettings $consent;
    public readonly AdvertisingSettings $advertising;
    public readonly FeedsSettings $feeds;
    public readonly ReportsSettings $reports;
    /** The settings of other products, which are the initial values of Courant Desk's. */
    public readonly SourceSettingsReader $sourceSettings;

    public function __construct(TaxonomySpecificationRepository $specifications, AttributeFilters $filters)
    {
        $this->openings = new OpeningsSettings();
        $this->openingPage = new OpeningPageSettings();
        $this->listings = new ListingsSettings($specifications, $filters);
        $this->map = new MapSettings();
        $this->applications = new ApplicationsSettings();
        $this->email = new EmailSettings();
        $this->emailTemplate = new EmailTemplateSettings();
        $this->protection = new ProtectionSettings();
        $this->viewTracking = new ViewTrackingSettings();
        $this->toc = new TableOfContentsSettings();
        $this->tocDisplay = new TableOfContentsDisplaySettings();
        $this->tocType = new TableOfContentsTypeSettings();
        $this->video = new VideoSettings();
        $this->consent = new ConsentSettings();
        $this->advertising = new AdvertisingSettings();
        $this->feeds = new FeedsSettings();
        $this->reports = new ReportsSettings();
        $this->sourceSettings = new SourceSettingsReader();
        foreach ($this->all() as $group) {
            $group->setInitialValues(fn (): array => $this->sourceSettings->valuesOf($group->groupId()));
        }
    }

    /** @return list<ModuleSettings> in the order of the settings screen */
    public function all(): array
    {
        return [
            $this->openings,
            $this->openingPage,
            $this->listings,
            $this->map,
            $this->applications,
            $this->email,
            $this->emailTemplate,
            $this->protection,
            $this->viewTracking,
            $this->toc,
            $this->tocDisplay,
            $this->tocType,
            $this->video,
            $this->consent,
            $this->advertising,
            $this->feeds,
            $this->reports,
        ];
    }
}
